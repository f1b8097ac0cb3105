import type { Text } from 'sala/schemas';

export const documentTexts = {
  preview: { th: 'ดูเอกสาร', en: 'Document' },
  loading: { th: 'กำลังโหลดเอกสาร...', en: 'Loading the document…' },
  retry: { th: 'ลองใหม่', en: 'Try again' },
  empty: { th: 'ไม่พบข้อมูลเอกสาร', en: 'There is no document' },
  copies: { th: 'พร้อมสำเนา', en: 'With a copy' },
  thumbnails: { th: 'หน้าทั้งหมด', en: 'All pages' },
  print: { th: 'พิมพ์', en: 'Print' },
  download: { th: 'ดาวน์โหลด PDF', en: 'Download PDF' },
  close: { th: 'ปิด', en: 'Close' },
  zoomIn: { th: 'ขยาย', en: 'Zoom in' },
  zoomOut: { th: 'ย่อ', en: 'Zoom out' },
  fit: { th: 'พอดีจอ', en: 'Fit' },
  whole: { th: 'ขนาดจริง', en: 'Actual size' },
  next: { th: 'หน้าถัดไป', en: 'Next page' },
  previous: { th: 'หน้าก่อน', en: 'Previous page' },
  goTo: { th: 'ไปหน้าที่', en: 'Go to page' },
  counts: {
    th: 'ต้นฉบับ {original} หน้า สำเนา {copy} หน้า รวม {total} หน้า',
    en: 'Pages: {original} of the original, {copy} of the copy, {total} in all',
  },
  escape: { th: 'กด ESC เพื่อปิด', en: 'Press ESC to close' },
  making: { th: 'กำลังสร้าง PDF...', en: 'Making the PDF…' },
  noWindow: { th: 'ไม่สามารถเปิดหน้าต่างพิมพ์ได้', en: 'The print window could not be opened' },
  failed: { th: 'โหลดเอกสารไม่สำเร็จ', en: 'The document could not be loaded' },
} satisfies Record<string, Text>;
