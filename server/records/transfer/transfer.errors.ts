import { defineError } from '../../../schemas/index.ts';

export const fileBroken = defineError('file_broken', 400, {
  th: 'อ่านไฟล์นี้ไม่ได้ กรุณาตรวจสอบว่าเป็นไฟล์ที่สมบูรณ์และตรงกับรูปแบบที่เลือก ({reason})',
  en: 'This file cannot be read. Please check that it is complete and of the chosen format ({reason}).',
});
export const importTooLarge = defineError('import_too_large', 413, {
  th: 'ไฟล์นำเข้าต้องมีขนาดไม่เกิน {limit} MB',
  en: 'A file to import may have up to {limit} MB.',
});
export const importsBusy = defineError('imports_busy', 429, {
  th: 'มีการนำเข้าไฟล์หลายรายการพร้อมกัน กรุณารอสักครู่แล้วลองใหม่',
  en: 'Many files are being imported at the moment. Please try again in a while.',
});
export const readingEnded = defineError('reading_ended', 422, {
  th: 'ระบบหยุดอ่านไฟล์นี้กลางคัน แถวที่นำเข้าไปแล้วยังอยู่ กรุณาลองใหม่ หากเป็นเช่นเดิมให้บันทึกไฟล์ใหม่เป็น .xlsx หรือ CSV',
  en: 'Reading this file ended before its last row. Rows that were imported are kept. Please try again; if it happens again, save the file anew as .xlsx or CSV.',
});
export const sheetEmpty = defineError('sheet_empty', 400, {
  th: 'ไฟล์นี้ไม่มีข้อมูล แถวแรกต้องเป็นหัวคอลัมน์ และต้องมีข้อมูลอย่างน้อยหนึ่งแถวถัดจากนั้น',
  en: 'This file has no rows. The first row must have the headings, with at least one row of data below it.',
});
