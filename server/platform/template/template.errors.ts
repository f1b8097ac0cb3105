import { defineError } from '../../../schemas/errors/errors.ts';

export const templateRefused = defineError('template_refused', 422, {
  th: 'แม่แบบใช้ไม่ได้: {whatTh}',
  en: 'The template cannot be used: {whatEn}',
});
