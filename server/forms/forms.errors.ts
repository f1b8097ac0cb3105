import { defineError } from '../../schemas/index.ts';

export const formUnknown = defineError('form_unknown', 404, {
  th: 'ไม่พบแบบฟอร์มนี้ อาจถูกปิดรับหรือย้ายไปแล้ว',
  en: 'This form does not exist. It may have been closed or moved.',
});
