import { type Language, readText, type Text } from '../../../schemas/index.ts';
import { readReason } from '../readReason.ts';
import { urlFaults } from '../webhooks/urlFaults.ts';

const unreachable: Text = {
  th: 'ติดต่อเซิร์ฟเวอร์ไม่ได้ ตรวจสอบโฮสต์ พอร์ต และการเข้ารหัส',
  en: 'the server could not be reached: check host, port and encryption',
};
const refused: Text = {
  th: 'เซิร์ฟเวอร์ไม่รับผู้ส่งหรือผู้รับนี้ ตรวจสอบอีเมลผู้รับ และอีเมลผู้ส่งที่ตั้งค่าไว้',
  en: 'the server refuses this sender or recipient: check the address of the recipient, and that of the sender in the settings',
};

/** What went wrong and what to do, by the codes of Nodemailer and of what is sent out. */
const faults: Readonly<Record<string, Text>> = {
  ...urlFaults,
  ESOCKET: unreachable,
  ECONNECTION: unreachable,
  EDNS: { th: 'ไม่พบชื่อโฮสต์ของเซิร์ฟเวอร์ ตรวจสอบโฮสต์', en: 'there is no server of this name: check the host' },
  ETIMEDOUT: {
    th: 'เซิร์ฟเวอร์ไม่ตอบภายในเวลาที่กำหนด ลองใหม่ภายหลัง หรือตรวจสอบโฮสต์และพอร์ต',
    en: 'the server did not answer in time: try again later, or check host and port',
  },
  ETLS: {
    th: 'เข้ารหัสกับเซิร์ฟเวอร์นี้ไม่ได้ ลองเลือกการเข้ารหัสแบบอื่น',
    en: 'the connection could not be encrypted: try the other kind',
  },
  EAUTH: {
    th: 'ชื่อผู้ใช้หรือรหัสผ่านของเซิร์ฟเวอร์อีเมลไม่ถูกต้อง กรอกใหม่ในการตั้งค่า',
    en: 'user or password of the mail server is wrong: give them again in the settings',
  },
  EENVELOPE: refused,
  EMESSAGE: {
    th: 'เซิร์ฟเวอร์ไม่รับอีเมลนี้ เช่น กล่องของผู้รับเต็ม หรือไฟล์แนบใหญ่เกินไป แก้แล้วส่งอีกครั้ง',
    en: 'the server refuses this mail, as where the mail box is full or a file too large: mend that and send it again',
  },
  EFILE: {
    th: 'ไฟล์แนบถูกลบไปแล้ว แนบใหม่แล้วส่งอีกครั้ง',
    en: 'an attached file was removed: attach it again and send the mail anew',
  },
};
const other: Text = {
  th: 'ส่งไม่สำเร็จ ลองส่งอีกครั้ง หากยังไม่สำเร็จ ตรวจการตั้งค่าการส่งอีเมล',
  en: 'it could not be sent: try again, and check the mail settings if it fails again',
};

/** An error with the code by which it can be said in words: `EAUTH: Invalid login: 535`. */
export function writeMailFault(error: unknown): string {
  const reason = readReason(error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return Object.hasOwn(faults, code) ? `${code}: ${reason}` : reason;
}

/** What `writeMailFault` wrote, in words. */
export function sayMailFault(written: string, language: Language): string {
  return readText(findFault(written) ?? other, language);
}

/** The same followed by what the server said; that alone where it has no words. */
export function sayWholeFault(error: unknown, language: Language): string {
  const fault = findFault(writeMailFault(error));
  return fault ? `${readText(fault, language)} (${readReason(error)})` : readReason(error);
}

function findFault(written: string): Text | undefined {
  const [code = ''] = written.split(':');
  return Object.hasOwn(faults, code) ? faults[code] : undefined;
}
