import { defineError } from '../../../../schemas/index.ts';

/** Details name the limit of `excelLimits` that was passed. */
export const archiveTooLarge = defineError('archive_too_large', 413, {
  th: 'ไฟล์นี้มีข้อมูลภายในมากเกินกว่าที่ระบบจะอ่านได้ กรุณาแบ่งเป็นไฟล์ที่เล็กลง หรือบันทึกเป็น CSV',
  en: 'This file unpacks to more than can be read. Please split it into smaller files, or save it as CSV.',
});
export const excelTooOld = defineError('excel_too_old', 415, {
  th: 'ไฟล์นี้เป็น Excel รุ่นเก่า (.xls) หรือมีรหัสผ่าน กรุณาบันทึกเป็น .xlsx ที่ไม่มีรหัสผ่าน',
  en: 'This file is of an old version of Excel (.xls) or has a password. Please save it as .xlsx without a password.',
});
