import type { Text } from 'sala/schemas';

/** Texts used in several places of this plugin. */
export const content: Text = { th: 'เนื้อหา', en: 'Content' };
export const medium: Text = { th: 'กลาง', en: 'Medium' };
export const automatic: Text = { th: 'อัตโนมัติ', en: 'Automatic' };
export const pictureDescription: Text = { th: 'คำอธิบายรูป', en: 'Description' };
export const news: Text = { th: 'ข่าว', en: 'News' };
export const pdfDocument: Text = { th: 'เอกสาร PDF', en: 'PDF document' };
export const download: Text = { th: 'ดาวน์โหลด', en: 'Download' };
export const video: Text = { th: 'วิดีโอ', en: 'Video' };
export const videoAddress: Text = { th: 'ที่อยู่วิดีโอ', en: 'Address of the video' };
