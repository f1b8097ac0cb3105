import { defineError } from '../../schemas/errors/errors.ts';

export const documentUnknown = defineError('document_unknown', 404, {
  th: 'ไม่รองรับเอกสารประเภท "{type}"',
  en: 'Documents of the type "{type}" are not supported',
});
