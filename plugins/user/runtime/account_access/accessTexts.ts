import { type Text, words } from 'sala/schemas';

/** Also the words for each outcome in the sign-in log, under its own name. */
export const accessTexts = {
  sessions: { th: 'อุปกรณ์ที่เข้าสู่ระบบอยู่', en: 'Where you are signed in' },
  thisDevice: { th: 'อุปกรณ์นี้', en: 'This device' },
  unknownDevice: { th: 'ไม่ทราบอุปกรณ์', en: 'Unknown device' },
  unknownAddress: { th: 'ไม่ทราบที่อยู่', en: 'unknown address' },
  end: words.signOut,
  endOf: { th: 'ออกจากระบบ : {device}', en: 'Sign out: {device}' },
  endOthers: { th: 'ออกจากระบบทุกอุปกรณ์อื่น', en: 'Sign out everywhere else' },
  endAll: words.signOutEverywhere,
  connections: { th: 'บัญชีที่เชื่อมไว้', en: 'Connected accounts' },
  noConnections: { th: 'เว็บไซต์นี้ยังไม่มีช่องทางเข้าสู่ระบบอื่น', en: 'This site has no other way to sign in.' },
  connect: { th: 'เชื่อมกับ {title}', en: 'Connect {title}' },
  disconnect: { th: 'ยกเลิกการเชื่อม', en: 'Disconnect' },
  disconnectOf: { th: 'ยกเลิกการเชื่อม : {title}', en: 'Disconnect: {title}' },
  since: { th: 'เชื่อมเมื่อ {when}', en: 'since {when}' },
  recent: { th: 'การเข้าสู่ระบบล่าสุด', en: 'Recent sign-ins' },
  ok: words.signedIn,
  wrong_password: words.wrongPassword,
  locked: { th: 'บัญชีถูกล็อกชั่วคราว', en: 'Refused: account locked for a while' },
  role_refused: { th: 'ไม่มีสิทธิ์เข้าใช้งานเว็บไซต์นี้', en: 'Refused: not on this site' },
  unconfirmed: { th: 'ยังไม่ได้ยืนยันอีเมล', en: 'Refused: address not confirmed' },
  second_factor_asked: words.codeAsked,
  wrong_code: words.wrongCode,
} satisfies Record<string, Text>;
