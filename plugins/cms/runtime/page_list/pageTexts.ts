import type { Text } from 'sala/schemas';

export const pageTexts = {
  heading: { th: 'หน้าเว็บ', en: 'Pages' },
  empty: { th: 'ยังไม่มีหน้าเว็บ ตั้งชื่อหน้าแรกของคุณด้านบนได้เลย', en: 'There are no pages yet. Name your first one above.' },
  find: { th: 'ค้นหาหน้า', en: 'Find a page' },
  noneFound: { th: 'ไม่พบหน้าที่ค้นหา', en: 'No page was found' },
  edit: { th: 'แก้ไข', en: 'Edit' },
  open: { th: 'เปิดดู', en: 'View' },
  published: { th: 'เผยแพร่แล้ว', en: 'Published' },
  changed: { th: 'มีฉบับร่างใหม่', en: 'Newer draft' },
  draft: { th: 'ฉบับร่าง', en: 'Draft' },
  add: { th: 'สร้างหน้าใหม่', en: 'New page' },
  slug: { th: 'ชื่อในที่อยู่เว็บ', en: 'Name in the address' },
  slugHelp: {
    th: 'ใช้อักษรอังกฤษตัวเล็ก อักษรไทย ตัวเลข และขีดกลาง เช่น about-us',
    en: 'Lower-case letters, Thai letters, digits and hyphens, such as about-us',
  },
  slugWrong: {
    th: 'ชื่อนี้ใช้ไม่ได้ กรุณาใช้อักษรอังกฤษตัวเล็ก อักษรไทย ตัวเลข และขีดกลางเท่านั้น',
    en: 'This name does not work. Use lower-case letters, Thai letters, digits and hyphens only.',
  },
  slugTaken: {
    th: 'มีหน้าชื่อนี้แล้ว กดแก้ไขในรายการด้านล่าง',
    en: 'A page of this name exists. Edit it in the list below.',
  },
  more: { th: 'จัดการหน้า {title}', en: 'Manage {title}' },
  rename: { th: 'เปลี่ยนชื่อในที่อยู่', en: 'Change its address' },
  renameText: {
    th: 'ที่อยู่เดิมจะเปิดไม่ได้อีก ลิงก์และเมนูที่ชี้มาที่นี่ต้องแก้ไขเอง',
    en: 'The old address stops working. Links and menus that lead there stay as they are.',
  },
  renamed: { th: 'เปลี่ยนชื่อแล้ว', en: 'Renamed' },
  duplicate: { th: 'ทำสำเนา', en: 'Duplicate' },
  duplicateText: { th: 'หน้าใหม่เป็นฉบับร่างที่มีเนื้อหาเดียวกัน', en: 'The new page is a draft with the same content.' },
  duplicated: { th: 'ทำสำเนาแล้ว', en: 'Duplicated' },
  unpublish: { th: 'เลิกเผยแพร่', en: 'Unpublish' },
  unpublishText: {
    th: 'ผู้เข้าชมจะเปิด “{title}” ไม่ได้ เนื้อหายังอยู่เป็นฉบับร่าง',
    en: 'Visitors can no longer open “{title}”. Its content stays as a draft.',
  },
  unpublished: { th: 'เลิกเผยแพร่แล้ว', en: 'Unpublished' },
  remove: { th: 'ลบ', en: 'Delete' },
  removeTitle: { th: 'ลบหน้า “{title}”', en: 'Delete “{title}”' },
  removeText: {
    th: 'ผู้เข้าชมจะเปิดหน้านี้ไม่ได้ นำกลับมาได้จากรายการหน้าที่ลบแล้ว',
    en: 'Visitors can no longer open it. It can be brought back from the deleted pages.',
  },
  removed: { th: 'ลบหน้าแล้ว', en: 'Deleted' },
  trash: { th: 'หน้าที่ลบแล้ว ({count})', en: 'Deleted pages ({count})' },
  restore: { th: 'นำกลับมา', en: 'Bring back' },
  restored: { th: 'นำกลับมาเป็นฉบับร่างแล้ว', en: 'Brought back as a draft' },
} satisfies Record<string, Text>;
