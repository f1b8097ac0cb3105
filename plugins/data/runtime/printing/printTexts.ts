import { type Text, words } from 'sala/schemas';

/** Texts of documents of many records. */
export const printTexts = {
  open: { th: 'พิมพ์เอกสาร', en: 'Print documents' },
  title: { th: 'พิมพ์เอกสารของ {n} รายการ', en: 'Print the documents of {n}' },
  document: { th: 'เอกสาร', en: 'Document' },
  form: { th: 'รูปแบบ', en: 'As' },
  pdf: { th: 'ไฟล์ PDF เดียว ต่อกันทุกรายการ', en: 'One PDF, record after record' },
  zip: { th: 'ไฟล์ zip มี PDF แยกรายการ', en: 'A zip with a PDF of each record' },
  copies: { th: 'พร้อมสำเนา', en: 'With a copy' },
  tooMany: {
    th: 'พิมพ์ได้ครั้งละไม่เกิน {most} รายการ กรุณาเลือกให้น้อยลง',
    en: 'At most {most} at once. Please choose fewer.',
  },
  start: { th: 'พิมพ์ {n} รายการ', en: 'Print {n}' },
  queued: { th: 'รอคิวพิมพ์…', en: 'Waiting for its turn…' },
  collecting: { th: 'กำลังรวบรวมรายการ…', en: 'Collecting the records…' },
  progress: { th: 'พิมพ์แล้ว {n} จาก {total} รายการ', en: '{n} of {total} printed' },
  later: {
    th: 'ปิดหน้าต่างนี้ได้ ระบบพิมพ์ต่อและแจ้งเตือนเมื่อเสร็จ',
    en: 'You may close this: it goes on, and a notification says when it is done.',
  },
  stop: { th: 'ยกเลิกการพิมพ์', en: 'Cancel the print' },
  done: { th: 'พิมพ์เสร็จ {n} จาก {total} รายการ', en: '{n} of {total} are printed' },
  cancelled: { th: 'ยกเลิกการพิมพ์แล้ว', en: 'The print was cancelled' },
  kept: { th: 'ไฟล์เก็บไว้ 7 วัน เปิดได้เฉพาะคุณ', en: 'The file is kept for 7 days, for you alone.' },
  refused: { th: 'พิมพ์ไม่ได้ {n} รายการ', en: '{n} could not be printed' },
  download: { th: 'ดาวน์โหลด', en: 'Download' },
  failed: { th: 'พิมพ์ไม่สำเร็จ', en: 'It could not be printed' },
  close: words.close,
  cancel: words.cancel,
} satisfies Record<string, Text>;
