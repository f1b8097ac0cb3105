import { defineError } from '../../../schemas/index.ts';

export const readyMadeUnknown = defineError('ready_made_unknown', 404, {
  th: 'ไม่มีส่วนหรือหน้าสำเร็จรูป {name} สำหรับเว็บไซต์นี้',
  en: 'This site has no ready-made section or page {name}.',
});
