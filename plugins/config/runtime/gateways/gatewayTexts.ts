import { type Text, words } from 'sala/schemas';
import * as configWords from '../../shared/configWords.ts';

export const gatewayTexts = {
  title: configWords.gateways,
  lead: {
    th: 'เว็บไซต์นี้ส่งอีเมลและข้อความ LINE ถึงผู้คนอย่างไร',
    en: 'How this site reaches people by mail and by LINE.',
  },
  mail: { th: 'เซิร์ฟเวอร์อีเมล (SMTP)', en: 'Mail server (SMTP)' },
  mailOwn: { th: 'อีเมลของเว็บไซต์ส่งผ่านเซิร์ฟเวอร์นี้', en: 'The mail of this site goes out through this server.' },
  mailCommon: {
    th: 'ขณะนี้ใช้เซิร์ฟเวอร์กลางของระบบ ตั้งเซิร์ฟเวอร์ของเว็บไซต์เองได้ที่นี่',
    en: 'The server of the installation is used. Set one of the site’s own here.',
  },
  mailNone: {
    th: 'ยังไม่มีเซิร์ฟเวอร์อีเมล อีเมลทุกฉบับถูกเก็บไว้ อ่านและส่งภายหลังได้ที่หน้างานเบื้องหลัง',
    en: 'There is no mail server: every mail is kept, to be read and sent later on the page of background jobs.',
  },
  host: { th: 'โฮสต์', en: 'Host' },
  port: { th: 'พอร์ต', en: 'Port' },
  security: { th: 'การเข้ารหัส', en: 'Encryption' },
  tls: { th: 'TLS ตั้งแต่ต้น (465)', en: 'TLS from the start (465)' },
  starttls: { th: 'STARTTLS (587)', en: 'STARTTLS (587)' },
  none: { th: 'ไม่เข้ารหัส', en: 'None' },
  user: { th: 'ชื่อผู้ใช้', en: 'User' },
  userHelp: { th: 'เว้นว่างหากไม่ต้องเข้าสู่ระบบ', en: 'Empty where the server asks for none' },
  password: { th: 'รหัสผ่าน', en: 'Password' },
  kept: { th: 'เก็บไว้แล้ว เว้นว่างเพื่อใช้รหัสเดิม', en: 'There is one; empty leaves it' },
  sender: { th: 'อีเมลผู้ส่ง', en: 'Address of the sender' },
  senderName: { th: 'ชื่อผู้ส่ง', en: 'Name of the sender' },
  senderNameHelp: { th: 'เว้นว่างเพื่อใช้ชื่อเว็บไซต์', en: 'Empty uses the name of the site' },
  save: words.save,
  saved: words.saved,
  tryMail: { th: 'ส่งอีเมลทดสอบถึงฉัน', en: 'Send me a test mail' },
  triedMail: { th: 'ส่งอีเมลทดสอบแล้ว', en: 'A test mail was sent.' },
  remove: { th: 'เลิกใช้', en: 'Remove' },
  removed: { th: 'เลิกใช้แล้ว', en: 'Removed.' },
  removeMailText: {
    th: 'หลังจากนี้อีเมลส่งผ่านเซิร์ฟเวอร์กลาง หรือถูกเก็บไว้หากไม่มี',
    en: 'From then on mail goes through the server of the installation, or is kept where there is none.',
  },
  removeLineText: {
    th: 'หลังจากนี้จะไม่มีข้อความแจ้งทาง LINE บัญชี LINE ที่ผู้ใช้เชื่อมไว้จะถูกเก็บไว้',
    en: 'From then on nobody is told by LINE. The LINE accounts that people linked are kept.',
  },
  line: { th: 'LINE Official Account', en: 'LINE official account' },
  lineLead: {
    th: 'ใช้ Messaging API ของ LINE สมาชิกเชื่อมบัญชี LINE ของตนเองที่หน้าการแจ้งเตือน',
    en: 'Uses the Messaging API of LINE. People link their own LINE account on their page of notifications.',
  },
  account: { th: 'ไอดีของบัญชี', en: 'Id of the account' },
  accountHelp: { th: 'เช่น @myshop ผู้คนเพิ่มเพื่อนด้วยไอดีนี้', en: 'Such as @myshop: people add it as a friend' },
  token: { th: 'โทเค็นของช่อง (Channel access token)', en: 'Channel access token' },
  secret: { th: 'รหัสลับของช่อง (Channel secret)', en: 'Channel secret' },
  hook: { th: 'ที่อยู่รับข้อความ (Webhook URL)', en: 'Webhook URL' },
  hookHelp: {
    th: 'วางที่อยู่นี้ใน LINE Developers Console เพื่อรับรหัสเชื่อมบัญชี',
    en: 'Paste this into the LINE Developers Console, so that codes of people arrive.',
  },
  tryLine: { th: 'ตรวจสอบกับ LINE', en: 'Check with LINE' },
  triedLine: { th: 'LINE ตอบรับแล้ว ช่องทางใช้งานได้', en: 'LINE answered: the channel works.' },
} satisfies Record<string, Text>;
