import type { Text } from '../../schemas/index.ts';

/** What a form page itself says; a layout may say it in its own words in its settings. */
export const formTexts = {
  submit: { th: 'ส่งข้อมูล', en: 'Submit' },
  clear: { th: 'ล้างข้อมูล', en: 'Clear' },
  next: { th: 'ถัดไป', en: 'Next' },
  back: { th: 'ย้อนกลับ', en: 'Back' },
  steps: { th: 'ขั้นตอน', en: 'Steps' },
  errors: { th: 'รายการที่ต้องแก้ไข', en: 'Error Details' },
  submittingTitle: { th: 'กำลังส่งข้อมูล', en: 'Sending' },
  submittingText: { th: 'กรุณารอสักครู่', en: 'One moment, please.' },
  submittedTitle: { th: 'ส่งข้อมูลเรียบร้อยแล้ว', en: 'Sent' },
  submittedText: { th: 'เราได้รับข้อมูลของคุณแล้ว ขอบคุณ', en: 'We have received what you sent. Thank you.' },
  close: { th: 'ปิด', en: 'Close' },
  goOn: { th: 'ไปต่อ', en: 'Continue' },
  earlier: {
    th: 'คุณส่งแบบฟอร์มนี้แล้วเมื่อ {date} หากส่งอีกครั้งจะเป็นรายการใหม่',
    en: 'You sent this form on {date}. Sending it again makes another entry.',
  },
  registered: { th: 'คุณลงทะเบียนหลักสูตรนี้เรียบร้อยแล้ว!', en: 'You are registered for this course already.' },
} satisfies Record<string, Text>;
