import { defineError, type ErrorDetail, SalaError } from '../../schemas/errors/errors.ts';
import { type Language, readText, type Text } from '../../schemas/text.ts';

export const unknownCollection = defineError('unknown_collection', 404, {
  th: 'ไม่รู้จักประเภทรายการ: {t}',
  en: 'Unknown transaction type: {t}',
});
export const schemaMissing = defineError('schema_missing', 404, {
  th: 'ไม่พบคำอธิบายข้อมูลของรายการประเภท: {t}',
  en: 'Schema not found for transaction type: {t}',
});
export const recordNotFound = defineError('not_found', 404, {
  th: 'ไม่พบรายการรหัส {id}',
  en: 'Transaction with ID {id} not found',
});
export const versionConflict = defineError('version_conflict', 409, {
  th: 'มีผู้อื่นแก้ไขรายการนี้ไปแล้วหลังจากที่คุณเปิด กรุณาตรวจสอบฉบับล่าสุดแล้วบันทึกอีกครั้ง',
  en: 'Somebody else changed this record after you opened it. Look at the newer one and save again.',
});
/** The error for a known actor without permission, the same for pages, calls and records. */
export const notAllowed = defineError('not_allowed', 403, {
  th: 'คุณไม่มีสิทธิ์ใช้งานส่วนนี้ หากจำเป็นต้องใช้ กรุณาติดต่อผู้ดูแลเว็บไซต์',
  en: 'You may not use this part. If you need it, please ask the administrator of the site.',
});
/** What the server keeps itself is changed by calls that know what goes with it. */
export const changedElsewhere = defineError('changed_elsewhere', 403, {
  th: '{titleTh} เปลี่ยนด้วยคำสั่งของข้อมูลไม่ได้ ใช้ {call}',
  en: '{titleEn} is not changed by the calls of records: use {call}.',
});
export const machineMissing = defineError('machine_missing', 409, {
  th: 'รายการประเภท {t} ไม่มีการเปลี่ยนสถานะ',
  en: "State transition failed: records of type '{t}' have no states",
});
export const numberMissing = defineError('number_missing', 500, {
  th: 'ไม่ได้รับเลขที่สำหรับ {field}',
  en: 'No number was drawn for {field}',
});

const validation = defineError('validation_failed', 400, {
  th: 'ข้อมูลไม่ถูกต้อง: {listTh}',
  en: 'Validation failed: {listEn}',
});
const guarded = defineError('guard_failed', 422, {
  th: '{listTh}',
  en: '{listEn}',
});
const locked = defineError('record_locked', 422, {
  th: 'รายการนี้ปิดแล้ว: {listTh}',
  en: 'This record is closed: {listEn}',
});
const duplicate = defineError('duplicate', 409, {
  th: 'มีข้อมูลนี้ในระบบแล้ว: {listTh}',
  en: 'This value exists already: {listEn}',
});

/** All validation errors of a record together. */
export const validationFailed = Object.assign(
  (details: ErrorDetail[]): SalaError => validation(listTexts(details), details),
  { definition: validation.definition },
);

/** Guards that do not hold, all together. */
export const guardFailed = Object.assign((details: ErrorDetail[]): SalaError => guarded(listTexts(details), details), {
  definition: guarded.definition,
});

/** What the state of a record closes. */
export const recordLocked = Object.assign((details: ErrorDetail[]): SalaError => locked(listTexts(details), details), {
  definition: locked.definition,
});

/** A value that must be unique and is not. */
export const duplicateRecord = Object.assign(
  (details: ErrorDetail[]): SalaError => duplicate(listTexts(details), details),
  { definition: duplicate.definition },
);

/** An error made from a refusal that another part of the engine has already worded. */
export function refusedBy(refusal: { code: string; status: number; message: Text }): SalaError {
  return new SalaError(refusal);
}

/** Details for a person: each message in their language. */
export function translateDetails(details: readonly ErrorDetail[], language: Language): ErrorDetail[] {
  return details.map(({ text, ...detail }) => (text ? { ...detail, message: readText(text, language) } : detail));
}

function listTexts(details: readonly ErrorDetail[]): { listTh: string; listEn: string } {
  return {
    listTh: details.map((detail) => detail.text?.th ?? detail.message).join('; '),
    listEn: details.map((detail) => detail.message).join('; '),
  };
}
