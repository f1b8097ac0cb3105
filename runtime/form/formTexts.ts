import { formDefaults, type Text } from '../../schemas/index.ts';

/** Default texts of a form page; a layout may override them in its settings. */
export const formTexts = {
  ...formDefaults,
  cleared: { th: 'ล้างข้อมูลแล้ว', en: 'Cleared' },
  bringBack: { th: 'เรียกคืน', en: 'Bring it back' },
  next: { th: 'ถัดไป', en: 'Next' },
  back: { th: 'ย้อนกลับ', en: 'Back' },
  steps: { th: 'ขั้นตอน', en: 'Steps' },
  errors: { th: 'รายการที่ต้องแก้ไข', en: 'Error Details' },
  failed: { th: 'ยังไม่สำเร็จ สิ่งที่กรอกไว้ยังอยู่ครบ', en: 'Not done yet. What you filled in is still here.' },
  onlyShown: {
    th: 'ที่นี่เป็นตัวอย่าง แบบฟอร์มจะส่งได้เมื่อเผยแพร่แล้ว',
    en: 'This is only shown here: the form can be sent once it is published.',
  },
  close: { th: 'ปิด', en: 'Close' },
  goOn: { th: 'ไปต่อ', en: 'Continue' },
  earlier: {
    th: 'คุณส่งแบบฟอร์มนี้แล้วเมื่อ {date} หากส่งอีกครั้งจะเป็นรายการใหม่',
    en: 'You sent this form on {date}. Sending it again makes another entry.',
  },
  registeredTitle: { th: 'การลงทะเบียนสำเร็จแล้ว', en: 'Registration complete' },
  registered: { th: 'คุณลงทะเบียนหลักสูตรนี้เรียบร้อยแล้ว!', en: 'You are registered for this course already!' },
  confirm: { th: 'ตกลง', en: 'OK' },
  toProfile: { th: 'ไปที่ข้อมูลของฉัน', en: 'Go to my profile' },
  copy: { th: 'รายการที่ {n}', en: 'Entry {n}' },
  addCopy: { th: 'เพิ่มรายการ', en: 'Add an entry' },
  addNamed: { th: 'เพิ่ม{title}', en: 'Add: {title}' },
  removeCopy: { th: 'ลบ {title}', en: 'Remove {title}' },
  moveUp: { th: 'เลื่อน {title} ขึ้น', en: 'Move {title} up' },
  moveDown: { th: 'เลื่อน {title} ลง', en: 'Move {title} down' },
  copyAdded: { th: 'เพิ่ม {title} แล้ว', en: '{title} was added' },
  copyRemoved: { th: 'ลบแล้ว เหลือ {n} รายการ', en: 'Removed, {n} left' },
  copyMoved: { th: 'ย้ายไปเป็นลำดับที่ {n} แล้ว', en: 'Moved to place {n}' },
  noCopies: { th: 'ยังไม่มีรายการ', en: 'There are no entries yet.' },
} satisfies Record<string, Text>;
