import { defineError } from '../../schemas/index.ts';

export const layoutInvalid = defineError('layout_invalid', 400, {
  th: 'โครงหน้านี้บันทึกไม่ได้: {what}',
  en: 'This layout cannot be stored: {what}',
});
export const layoutUnknown = defineError('layout_unknown', 404, {
  th: 'ไม่พบโครงหน้า {key}',
  en: 'There is no layout {key}.',
});
export const layoutConflict = defineError('layout_conflict', 409, {
  th: 'มีผู้อื่นบันทึกหน้านี้ไปแล้วหลังจากที่คุณเปิด งานของคุณยังอยู่ กรุณาเลือกว่าจะใช้ฉบับใด',
  en: 'Somebody else saved this page after you opened it. Your work is still here: choose which one to keep.',
});
