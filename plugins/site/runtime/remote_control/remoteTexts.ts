import { type Text, words } from 'sala/schemas';
import * as siteWords from '../../shared/siteWords.ts';

export const remoteTexts = {
  title: siteWords.remoteControl,
  hint: {
    th: 'คำสั่งไปถึงทุกหน้าจอที่ผู้ใช้เปิดอยู่บนเว็บไซต์นี้ และถูกบันทึกไว้ทุกครั้ง',
    en: 'Reaches every page the person has open on this site; each use is put on record.',
  },
  person: { th: 'ผู้ใช้', en: 'Person' },
  find: { th: 'ค้นหาชื่อ อีเมล หรือโทรศัพท์', en: 'Search by name, email or phone' },
  everybody: { th: 'ทุกคนที่เข้าสู่ระบบอยู่', en: 'Everybody signed in' },
  action: { th: 'คำสั่ง', en: 'Action' },
  ping: { th: 'ตรวจสอบสถานะ', en: 'Ask how it is' },
  device: { th: 'ข้อมูลอุปกรณ์', en: 'Device information' },
  alert: { th: 'ส่งข้อความ', en: 'Send a message' },
  route: { th: 'พาไปยังหน้า', en: 'Lead to a page' },
  reload: { th: 'โหลดหน้าใหม่', en: 'Reload' },
  lock: { th: 'ล็อกหน้าจอ', en: 'Lock the screen' },
  logout: words.signOut,
  text: { th: 'ข้อความ', en: 'Message' },
  path: { th: 'หน้า เช่น /user/profile', en: 'Page, such as /user/profile' },
  send: { th: 'ส่งคำสั่ง', en: 'Send' },
  sending: { th: 'กำลังรอคำตอบ', en: 'Waiting for answers' },
  none: { th: 'ไม่มีหน้าจอใดตอบ ผู้ใช้อาจไม่ได้เปิดเว็บไซต์อยู่', en: 'No page answered; the person may have none open.' },
  answered: { th: 'มี {count} หน้าจอตอบกลับ', en: '{count} pages answered' },
  visible: { th: 'กำลังดูอยู่', en: 'In view' },
  hidden: { th: 'อยู่เบื้องหลัง', en: 'In the background' },
  idle: { th: 'ไม่มีการใช้งาน {seconds} วินาที', en: 'Idle for {seconds} s' },
} satisfies Record<string, Text>;
