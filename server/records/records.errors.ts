import { defineError } from '../../schemas/index.ts';

export const collectionUnknown = defineError('unknown_collection', 404, {
  th: 'ไม่รู้จักประเภทรายการ: {t}',
  en: 'Unknown transaction type: {t}',
});
export const recordUnknown = defineError('not_found', 404, {
  th: 'ไม่พบรายการ {id}',
  en: 'Transaction with ID {id} not found',
});
export const validationFailed = defineError('validation_failed', 400, {
  th: 'ข้อมูลไม่ถูกต้อง: {list}',
  en: 'Validation failed: {list}',
});
export const versionConflict = defineError('version_conflict', 409, {
  th: 'มีผู้อื่นแก้ไขรายการนี้ไปแล้วหลังจากที่คุณเปิด กรุณาตรวจสอบฉบับล่าสุดแล้วบันทึกอีกครั้ง',
  en: 'Somebody else changed this record after you opened it. Look at the newer one and save again.',
});
export const duplicateValue = defineError('duplicate', 409, {
  th: 'มีข้อมูลนี้ในระบบแล้ว: {fields}',
  en: 'This value exists already: {fields}',
});
export const tooBusy = defineError('too_busy', 409, {
  th: 'มีการแก้ไขรายการนี้พร้อมกันหลายคน กรุณาลองใหม่อีกครั้ง',
  en: 'Too many people are changing this record at once. Please try again.',
});
export const queryTooSlow = defineError('query_too_slow', 400, {
  th: 'คำค้นนี้ใช้เวลานานเกินไป กรุณาจำกัดช่วงข้อมูลให้แคบลง',
  en: 'This query takes too long. Please narrow it down.',
});
