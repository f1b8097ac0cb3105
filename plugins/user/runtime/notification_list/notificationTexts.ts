import { type Text, words } from 'sala/schemas';
import * as userWords from '../../shared/userWords.ts';

export const notificationTexts = {
  title: userWords.notifications,
  empty: { th: 'ยังไม่มีการแจ้งเตือน', en: 'Nothing to tell you yet' },
  failed: { th: 'โหลดการแจ้งเตือนไม่สำเร็จ', en: 'They could not be loaded.' },
  tryAgain: words.tryAgain,
  readAll: { th: 'อ่านแล้วทั้งหมด', en: 'Mark all as read' },
  read: { th: 'ทำเครื่องหมายว่าอ่านแล้ว', en: 'Mark as read' },
  readOne: { th: 'ทำเครื่องหมายว่าอ่าน “{title}” แล้ว', en: 'Mark “{title}” as read' },
  new: { th: 'ใหม่', en: 'New' },
  pages: { th: 'หน้าของการแจ้งเตือน', en: 'Pages of notifications' },
  page: words.pageOf,
  newer: { th: 'ใหม่กว่า', en: 'Newer' },
  older: { th: 'เก่ากว่า', en: 'Older' },
} satisfies Record<string, Text>;
