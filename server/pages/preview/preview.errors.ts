import { defineError } from '../../../schemas/index.ts';

export const previewUnknown = defineError('preview_unknown', 404, {
  th: 'ลิงก์ตัวอย่างนี้หมดอายุหรือถูกยกเลิกแล้ว',
  en: 'This preview link has expired or was revoked.',
});
