import { type Text, words } from 'sala/schemas';

/** Texts of documents of many records. */
export const printTexts = {
  open: { th: 'พิมพ์เอกสาร', en: 'Documents' },
  title: { th: 'เอกสารของ {n} รายการ', en: 'The documents of {n}' },
  document: { th: 'เอกสาร', en: 'Document' },
  form: { th: 'รูปแบบ', en: 'As' },
  pdf: { th: 'ไฟล์ PDF เดียว ต่อกันทุกรายการ', en: 'One PDF, record after record' },
  zip: { th: 'ไฟล์ zip มี PDF แยกรายการ', en: 'A zip with a PDF of each record' },
  mail: { th: 'ส่งอีเมลถึงคู่ค้าของแต่ละรายการ', en: 'A mail to the party of each record' },
  issue: { th: 'ออกเอกสารทุกรายการ', en: 'Each issued for good' },
  mailNote: {
    th: 'แต่ละรายการส่งแยกฉบับ พร้อมข้อความตั้งต้นของเอกสารและไฟล์ PDF รายการที่ไม่มีอีเมลจะแจ้งไว้ให้',
    en: 'Each gets a mail of its own with the usual text and the PDF. Records without an address are listed.',
  },
  issueNote: {
    th: 'ออกได้เฉพาะรายการที่ถูกล็อกแล้ว ไฟล์ที่ออกแล้วเปลี่ยนไม่ได้อีก',
    en: 'Only locked records can be issued. What is issued does not change any more.',
  },
  copies: { th: 'พร้อมสำเนา', en: 'With a copy' },
  tooMany: {
    th: 'พิมพ์ได้ครั้งละไม่เกิน {most} รายการ กรุณาเลือกให้น้อยลง',
    en: 'At most {most} at once. Please choose fewer.',
  },
  start: { th: 'พิมพ์ {n} รายการ', en: 'Print {n}' },
  startMail: { th: 'ส่งอีเมล {n} รายการ', en: 'Mail {n}' },
  startIssue: { th: 'ออกเอกสาร {n} รายการ', en: 'Issue {n}' },
  queued: { th: 'รอคิวพิมพ์…', en: 'Waiting for its turn…' },
  collecting: { th: 'กำลังรวบรวมรายการ…', en: 'Collecting the records…' },
  progress: { th: 'ทำแล้ว {n} จาก {total} รายการ', en: '{n} of {total} done' },
  later: {
    th: 'ปิดหน้าต่างนี้ได้ ระบบทำต่อและแจ้งเตือนเมื่อเสร็จ',
    en: 'You may close this: it goes on, and a notification says when it is done.',
  },
  stop: { th: 'หยุดทำต่อ', en: 'Stop' },
  done: { th: 'พิมพ์เสร็จ {n} จาก {total} รายการ', en: '{n} of {total} are printed' },
  doneMail: { th: 'รับเรื่องส่งแล้ว {n} จาก {total} รายการ', en: '{n} of {total} are on their way' },
  doneIssue: { th: 'ออกเอกสารแล้ว {n} จาก {total} รายการ', en: '{n} of {total} are issued' },
  cancelled: { th: 'หยุดแล้ว', en: 'It was stopped' },
  kept: { th: 'ไฟล์เก็บไว้ 7 วัน เปิดได้เฉพาะคุณ', en: 'The file is kept for 7 days, for you alone.' },
  refused: { th: 'ทำไม่ได้ {n} รายการ', en: '{n} could not be done' },
  download: { th: 'ดาวน์โหลด', en: 'Download' },
  failed: { th: 'ทำไม่สำเร็จ', en: 'It could not be done' },
  close: words.close,
} satisfies Record<string, Text>;
