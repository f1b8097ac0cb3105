import type { Text } from '../../../schemas/index.ts';

const unreachable: Text = {
  th: 'ติดต่อเซิร์ฟเวอร์ไม่ได้ ตรวจสอบโฮสต์ พอร์ต และการเข้ารหัส',
  en: 'the server could not be reached: check host, port and encryption',
};

/** Why a mail server was not used, by the codes of Nodemailer. */
export const smtpFaults: Readonly<Record<string, Text>> = {
  ESOCKET: unreachable,
  ECONNECTION: unreachable,
  ETIMEDOUT: { th: 'เซิร์ฟเวอร์ไม่ตอบภายในเวลาที่กำหนด', en: 'the server did not answer in time' },
  ETLS: {
    th: 'เข้ารหัสกับเซิร์ฟเวอร์นี้ไม่ได้ ลองเลือกการเข้ารหัสแบบอื่น',
    en: 'the connection could not be encrypted: try the other kind',
  },
  EAUTH: { th: 'ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง', en: 'user or password is wrong' },
  EENVELOPE: { th: 'เซิร์ฟเวอร์ไม่รับผู้ส่งหรือผู้รับนี้', en: 'the server refuses this sender or recipient' },
};
