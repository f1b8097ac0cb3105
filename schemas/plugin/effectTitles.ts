import type { Text } from '../text.ts';

/** What effects are called that every machine may name; those of plugins are called by their names. */
export const effectTitles: Readonly<Record<string, Text>> = {
  'message.deliver': { th: 'ส่งข้อความ', en: 'The message is sent' },
  notify: { th: 'แจ้งผู้เกี่ยวข้อง', en: 'Tell those concerned' },
  document: { th: 'ออกเอกสาร', en: 'Issue the document' },
  flow: { th: 'เริ่มโฟลว์', en: 'Start flows' },
  'approval.ask': { th: 'แจ้งผู้อนุมัติ', en: 'Ask for approval' },
  'approval.tell': { th: 'แจ้งผลการอนุมัติ', en: 'Tell of the approval' },
};
