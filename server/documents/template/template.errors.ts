import { defineError } from '../../../schemas/errors/errors.ts';

export const templateRefused = defineError('template_refused', 422, {
  th: 'แบบของเอกสารใช้ไม่ได้: {whatTh}',
  en: 'The template of the document cannot be used: {whatEn}',
});
