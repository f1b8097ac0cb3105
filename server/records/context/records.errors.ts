import { defineError, SalaError } from '../../../schemas/index.ts';

export const tooBusy = defineError('too_busy', 409, {
  th: 'มีการแก้ไขรายการนี้พร้อมกันหลายคน กรุณาลองใหม่อีกครั้ง',
  en: 'Too many people are changing this record at once. Please try again.',
});
export const queryTooSlow = defineError('query_too_slow', 400, {
  th: 'คำค้นนี้ใช้เวลานานเกินไป กรุณาจำกัดช่วงข้อมูลให้แคบลง',
  en: 'This query takes too long. Please narrow it down.',
});
export const operationUnknown = defineError('operation_unknown', 404, {
  th: 'ไม่มีงานชื่อ {name} สำหรับรายการนี้',
  en: 'Unknown cross-module operation: {name}',
});
export const numbersTaken = defineError('numbers_taken', 409, {
  th: 'เริ่มนับใหม่ไม่ได้ เพราะมีรายการที่ใช้เลขที่ {number} แล้ว กรุณาเปลี่ยนรูปแบบรหัสก่อน',
  en: 'The sequence cannot begin again: a record bears {number} already. Change the pattern first.',
});
export const nameTaken = defineError('name_taken', 409, {
  th: 'มีคอลเลกชันชื่อ {name} อยู่แล้ว',
  en: 'There is a collection called {name} already.',
});
export const confirmNeeded = defineError('confirm_needed', 409, {
  th: 'การล้างข้อมูลจะลบ {count} รายการ หากแน่ใจ ให้ส่งคำขอเดิมพร้อมชื่อคอลเลกชัน confirm={name} และรหัสยืนยัน token',
  en: 'Clearing removes {count} records. If you are sure, send the same request with confirm={name} and the token.',
});
export const stillReferred = defineError('still_referred', 409, {
  th: 'ลบ {name} ถาวรไม่ได้ เพราะยังมีรายการอื่นอ้างถึง กรุณาย้ายไปถังขยะแทน หรือแก้รายการที่อ้างถึงก่อน',
  en: 'Other records still refer to records of {name}: move them to the trash instead, or change those that refer to them first.',
});
export const planOutdated = defineError('plan_outdated', 409, {
  th: 'แผนของคอลเลกชัน {name} เปลี่ยนไปแล้ว กรุณาตรวจแผนใหม่ก่อนยืนยัน',
  en: 'The plan for the collection {name} has changed. Look at the new one before you confirm it.',
});
export const statesInUse = defineError('states_in_use', 409, {
  th: 'คอลเลกชัน {name} ยังมีรายการอยู่ในสถานะที่จะหายไป: {list} กรุณาเลือกสถานะใหม่ให้รายการเหล่านั้น',
  en: 'Records of the collection {name} are in states that would be gone: {list}. Choose the states that take them.',
});
export const upsertUnclear = defineError('upsert_unclear', 400, {
  th: 'ระบุไม่ได้ว่าเป็นรายการใด กรุณาส่งค่าของ {fields} ซึ่งไม่ซ้ำกันในคอลเลกชันนี้',
  en: 'This does not say which record it is. Send a value for {fields}, which no two records share.',
});
export const undoOutdated = defineError('undo_outdated', 409, {
  th: 'เลิกทำไม่ได้ เพราะมีการแก้ไขรายการนี้ต่อจากนั้นแล้ว เปิดรายการเพื่อดูประวัติ',
  en: 'This cannot be undone: the record was changed again since. Open it to see its history.',
});
export const undoImpossible = defineError('undo_impossible', 409, {
  th: 'การเปลี่ยนแปลงนี้เลิกทำไม่ได้',
  en: 'This change cannot be undone.',
});
const batch = defineError('batch_failed', 400, {
  th: 'คำสั่งที่ {number} ไม่สำเร็จ จึงไม่มีการบันทึกใด ๆ: {th}',
  en: 'Operation {number} failed, so nothing was stored: {en}',
});

/** A batch stops at the first operation that fails, keeps nothing, and answers with that operation's own status, 400 for most. */
export const batchFailed = Object.assign(failBatch, batch);

function failBatch(index: number, { status, text }: SalaError, details: unknown): SalaError {
  return new SalaError({ ...batch.definition, status }, { number: index + 1, th: text.th, en: text.en }, details);
}
