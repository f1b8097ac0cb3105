import { defineError } from '../../schemas/errors/errors.ts';

export const documentUnknown = defineError('document_unknown', 404, {
  th: 'ไม่รองรับเอกสารประเภท "{type}"',
  en: 'Documents of the type "{type}" are not supported',
});
export const documentWithoutLayout = defineError('document_without_layout', 404, {
  th: 'ไม่พบ Component สำหรับเอกสารประเภท "{type}"',
  en: 'Documents of the type "{type}" have no layout yet',
});
export const documentNotOfRecord = defineError('document_not_of_record', 422, {
  th: 'รายการนี้ไม่มีเอกสาร "{type}"',
  en: 'This record has no "{type}"',
});
export const documentNotOffered = defineError('document_not_offered', 403, {
  th: 'เอกสารนี้ดูได้อย่างเดียว ไม่เปิดให้พิมพ์ ดาวน์โหลด หรือส่งอีเมลตามที่ขอ',
  en: 'This document can be looked at; what was asked for (printing, downloading or mailing) is not offered',
});
export const documentOpen = defineError('document_open', 409, {
  th: 'ออกเอกสารได้เมื่อรายการถูกล็อกแล้วเท่านั้น เช่น หลังออกเลขที่หรือส่งให้ลูกค้า',
  en: 'A document can be issued only when its record is locked, such as after it was sent to the customer',
});
export const mailAddressInvalid = defineError('mail_address_invalid', 422, {
  th: 'ที่อยู่อีเมลของผู้รับไม่ถูกต้อง',
  en: 'The e-mail address of the recipient is not valid',
});
export const documentIssued = defineError('document_issued', 409, {
  th: 'เอกสารนี้ออกไปแล้วและเปลี่ยนไม่ได้',
  en: 'This document has been issued and does not change',
});
export const printJobUnknown = defineError('print_job_unknown', 404, {
  th: 'ไม่พบงานพิมพ์นี้',
  en: 'This print does not exist',
});
export const printJobOver = defineError('print_job_over', 409, {
  th: 'งานพิมพ์นี้จบไปแล้ว',
  en: 'This print has ended',
});
export const printJobsMany = defineError('print_jobs_many', 429, {
  th: 'พิมพ์หลายรายการพร้อมกันได้ครั้งละ {n} งาน กรุณารอให้งานก่อนหน้าเสร็จ',
  en: 'Only {n} prints of many records are made at once. Please wait until one has ended.',
});
export const settingsInvalid = defineError('document_settings_invalid', 400, {
  th: 'การตั้งค่าเอกสารไม่ถูกต้อง: {whatTh}',
  en: 'The settings of the document are not valid: {whatEn}',
});
export const settingsChanged = defineError('document_settings_changed', 409, {
  th: 'มีผู้อื่นบันทึกการตั้งค่าของเอกสารนี้แล้ว กรุณาโหลดใหม่',
  en: 'Somebody else has saved settings of this document. Please load it again.',
});
export const etaxOff = defineError('etax_off', 422, {
  th: 'ยังไม่ได้เปิดใช้ e-Tax Invoice: ผู้ดูแลเปิดได้ที่ ตั้งค่าเว็บไซต์ > ข้อมูลบริษัท',
  en: 'e-Tax invoices are off: an administrator turns them on in the settings of the site, under the company',
});
export const etaxNotIssued = defineError('etax_not_issued', 409, {
  th: 'กด "ออกเอกสาร" ก่อน แล้วจึงสร้าง e-Tax Invoice ได้',
  en: 'Issue the document first; then its e-tax invoice can be made',
});
export const etaxCancelled = defineError('etax_cancelled', 409, {
  th: 'เอกสารนี้ถูกยกเลิกแล้ว จึงสร้าง e-Tax Invoice ไม่ได้',
  en: 'This document was cancelled: no e-tax invoice can be made of it',
});
export const etaxIncomplete = defineError('etax_incomplete', 422, {
  th: 'สร้าง e-Tax Invoice ไม่ได้ เพราะยังไม่มี: {whatTh} (ข้อมูลผู้ขายแก้ได้ที่ “บริษัทบนเอกสาร” ในหน้าตั้งค่าเว็บไซต์ ข้อมูลอื่นแก้ที่รายการของเอกสาร)',
  en: 'The e-tax invoice cannot be made, since these are missing: {whatEn}. What the seller is called and where stands under “Company on documents” in the site settings, the rest in the record.',
});
