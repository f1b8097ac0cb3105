import type { Text } from '../text.ts';

/** What the effects of the shipped machines are called; those of other plugins are called by their names. */
export const effectTitles: Readonly<Record<string, Text>> = {
  'message.deliver': { th: 'ส่งข้อความ', en: 'The message is sent' },
  notify: { th: 'แจ้งผู้เกี่ยวข้อง', en: 'Tell those concerned' },
  assigned: { th: 'แจ้งผู้ได้รับมอบหมาย', en: 'Tell whom it is assigned to' },
  document: { th: 'ออกเอกสาร', en: 'Issue the document' },
  flow: { th: 'เริ่มโฟลว์', en: 'Start flows' },
  'form.tell': { th: 'แจ้งผู้ดูแลแบบฟอร์ม', en: 'Tell those who look after forms' },
  'stock.recalculate': { th: 'คำนวณยอดคงเหลือใหม่', en: 'Count the balance again' },
  'approval.ask': { th: 'แจ้งผู้อนุมัติ', en: 'Ask for approval' },
  'approval.tell': { th: 'แจ้งผลการอนุมัติ', en: 'Tell of the approval' },
};
