import type { NoticeTopic, Text } from 'sala/schemas';
import { words } from 'sala/schemas';

export const preferenceTexts = {
  title: { th: 'วิธีรับการแจ้งเตือน', en: 'How you are told' },
  topic: { th: 'เรื่อง', en: 'Topic' },
  toast: { th: 'ป๊อปอัป', en: 'Pop-up' },
  mail: { th: 'อีเมล', en: 'Mail' },
  now: { th: 'ทันที', en: 'at once' },
  digest: { th: 'รวมส่งวันละครั้ง', en: 'once a day' },
  off: { th: 'ไม่ส่ง', en: 'never' },
  toastOf: { th: 'ป๊อปอัป: {topic}', en: 'Pop-up: {topic}' },
  mailOf: { th: 'อีเมล: {topic}', en: 'Mail: {topic}' },
  lineOf: { th: 'LINE: {topic}', en: 'LINE: {topic}' },
  digestAt: { th: 'เวลาส่งอีเมลสรุป', en: 'The daily mail comes at' },
  quietFrom: { th: 'เงียบตั้งแต่', en: 'Quiet from' },
  quietTo: { th: 'ถึง', en: 'until' },
  quietHelp: {
    th: 'ช่วงนี้ไม่มีป๊อปอัป อีเมล หรือ LINE สิ่งที่เข้ามาจะส่งเมื่อพ้นช่วงเวลา เว้นว่างทั้งสองช่องหากไม่ต้องการ',
    en: 'Nothing pops up or is sent meanwhile; it comes when the time is over. Leave both empty for none.',
  },
  quietBoth: { th: 'กรุณากรอกเวลาเงียบทั้งสองช่อง หรือเว้นว่างทั้งคู่', en: 'Please give both quiet times, or neither.' },
  noMail: { th: 'บัญชีของคุณยังไม่มีอีเมล', en: 'Your account has no mail address.' },
  save: words.save,
  saved: words.saved,
  lineTitle: { th: 'LINE ของฉัน', en: 'My LINE account' },
  lineNone: { th: 'เชื่อมบัญชี LINE เพื่อรับการแจ้งเตือนจากเว็บไซต์นี้', en: 'Link your LINE account to be told by this site.' },
  lineLinked: { th: 'เชื่อมบัญชี LINE แล้ว', en: 'Your LINE account is linked.' },
  link: { th: 'ขอรหัสเชื่อมบัญชี', en: 'Get a code' },
  unlink: { th: 'เลิกเชื่อม', en: 'Unlink' },
  code: {
    th: 'เพิ่มเพื่อน {account} ใน LINE แล้วส่งรหัสนี้ในแชต รหัสใช้ได้ 15 นาที',
    en: 'Add {account} as a friend in LINE and send this code in the chat. It works for 15 minutes.',
  },
  done: { th: 'ส่งรหัสแล้ว ตรวจสอบอีกครั้ง', en: 'I sent it: check' },
} satisfies Record<string, Text>;

export const topicTexts: Record<NoticeTopic, Text> = {
  approval: { th: 'การอนุมัติ', en: 'Approvals' },
  message: { th: 'ข้อความ', en: 'Messages' },
  form: { th: 'แบบฟอร์ม', en: 'Forms' },
  security: { th: 'ความปลอดภัยของบัญชี', en: 'Security of the account' },
  webhook: { th: 'ระบบที่เชื่อมต่อ', en: 'Connected systems' },
  flow: { th: 'โฟลว์', en: 'Flows' },
  other: { th: 'เรื่องอื่น', en: 'Anything else' },
};
