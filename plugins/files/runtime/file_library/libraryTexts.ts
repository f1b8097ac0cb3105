import { type Text, words } from 'sala/schemas';
import * as filesWords from '../../shared/filesWords.ts';

export const libraryTexts = {
  title: filesWords.files,
  choose: { th: 'เลือกไฟล์เพื่อดูรายละเอียด', en: 'Choose a file to see more' },
  details: { th: 'รายละเอียดของไฟล์', en: 'About this file' },
  address: { th: 'ที่อยู่ของไฟล์', en: 'Address' },
  copy: { th: 'คัดลอกลิงก์', en: 'Copy the link' },
  copied: { th: 'คัดลอกลิงก์แล้ว', en: 'The link is copied' },
  open: { th: 'เปิดในแท็บใหม่', en: 'Open in a new tab' },
  size: words.size,
  added: { th: 'เพิ่มเมื่อ', en: 'Added' },
  uses: { th: 'ใช้ที่', en: 'Used in' },
  unused: { th: 'ยังไม่มีหน้าใดใช้ไฟล์นี้', en: 'Nothing uses this file.' },
  usesLoading: { th: 'กำลังค้นหาว่าใช้ที่ไหน', en: 'Looking where it is used' },
  layout: { th: 'หน้า {title}', en: 'Page {title}' },
  record: { th: '{title} {key}', en: '{title} {key}' },
  site: { th: 'ตั้งค่าเว็บไซต์', en: 'Settings of the site' },
  delete: { th: 'ลบไฟล์', en: 'Delete' },
  deleteTitle: { th: 'ลบ {name} ใช่ไหม', en: 'Delete {name}?' },
  deleteUsed: {
    th: 'มี {n} แห่งที่ใช้ไฟล์นี้ และจะแสดงไม่ได้หลังลบ การลบย้อนกลับไม่ได้',
    en: 'It is used in {n} places, which will show a gap. This cannot be undone.',
  },
  deleteUnused: { th: 'การลบย้อนกลับไม่ได้', en: 'This cannot be undone.' },
  deleted: { th: 'ลบ {name} แล้ว', en: '{name} is deleted' },
  cancel: words.cancel,
  close: { th: 'ปิดรายละเอียด', en: 'Close' },
} satisfies Record<string, Text>;
