import { defineError } from '../../schemas/errors/errors.ts';

export const documentUnknown = defineError('document_unknown', 404, {
  th: 'ไม่รองรับเอกสารประเภท "{type}"',
  en: 'Documents of the type "{type}" are not supported',
});
export const documentNotOfRecord = defineError('document_not_of_record', 422, {
  th: 'รายการนี้ไม่มีเอกสาร "{type}"',
  en: 'This record has no "{type}"',
});
