import { words } from 'sala/schemas';

/** Texts of saved views. */
export const viewTexts = {
  views: { th: 'มุมมอง', en: 'Views' },
  view: { th: 'มุมมอง: {title}', en: 'View: {title}' },
  changed: { th: '{title} (แก้ไขแล้ว)', en: '{title} (changed)' },
  whole: { th: 'ทั้งหมด', en: 'Everything' },
  shared: { th: '{title} (ใช้ร่วมกัน)', en: '{title} (shared)' },
  saveAs: { th: 'บันทึกเป็นมุมมองใหม่', en: 'Save as a new view' },
  update: { th: 'บันทึกทับ “{title}”', en: 'Save changes to “{title}”' },
  rename: { th: 'เปลี่ยนชื่อ “{title}”', en: 'Rename “{title}”' },
  remove: { th: 'ลบมุมมอง “{title}”', en: 'Delete the view “{title}”' },
  removeText: {
    th: 'ตัวกรอง ลำดับ และคอลัมน์ที่บันทึกไว้จะหายไป ข้อมูลไม่ถูกลบ',
    en: 'Its filters, order and columns are gone; no record is deleted.',
  },
  removeShared: { th: 'ผู้อื่นที่ใช้มุมมองนี้จะไม่เห็นอีก', en: 'Others who use it will not see it any more.' },
  makeUsual: { th: 'เปิดมุมมองนี้เป็นประจำ', en: 'Open this view by default' },
  notUsual: { th: 'ไม่ต้องเปิดเป็นประจำ', en: 'Do not open it by default' },
  saved: { th: 'บันทึกมุมมอง “{title}” แล้ว', en: 'The view “{title}” is saved' },
  name: { th: 'ชื่อมุมมอง', en: 'Name of the view' },
  share: { th: 'ให้ทุกคนที่เห็นรายการนี้ใช้ได้', en: 'For everybody who sees this list' },
  save: words.save,
  trash: { th: 'ถังขยะ', en: 'Trash' },
  trashText: {
    th: 'รายการเหล่านี้ถูกลบแล้ว กู้คืนเพื่อนำกลับไปในรายการ',
    en: 'These records are deleted. Restore those that should return to the list.',
  },
  trashEmpty: { th: 'ถังขยะว่าง', en: 'The trash is empty' },
  leaveTrash: { th: 'กลับไปที่รายการ', en: 'Back to the list' },
  manage: { th: 'จัดการ', en: 'Manage' },
};
