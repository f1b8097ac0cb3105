import { defineError } from '../../../schemas/errors/errors.ts';

export const browserMissing = defineError('browser_missing', 503, {
  th: 'เครื่องแม่ข่ายไม่มี Chromium สำหรับสร้าง PDF กรุณาใช้ "พิมพ์" แล้วเลือก "บันทึกเป็น PDF"',
  en: 'The server has no Chromium to make a PDF with. Please use "Print" and choose "Save as PDF".',
});
export const printerBusy = defineError('printer_busy', 503, {
  th: 'มีการสร้าง PDF จำนวนมากอยู่ กรุณาลองใหม่ในอีกสักครู่',
  en: 'Many PDFs are being made. Please try again in a moment.',
});
export const printFailed = defineError('print_failed', 500, {
  th: 'สร้าง PDF ไม่สำเร็จ กรุณาลองใหม่ หรือใช้ "พิมพ์" แล้วเลือก "บันทึกเป็น PDF"',
  en: 'The PDF could not be made. Please try again, or use "Print" and choose "Save as PDF".',
});
