import { defineError } from '../../schemas/index.ts';

export const layoutNewer = defineError('layout_newer', 422, {
  th: 'หน้านี้สร้างด้วยระบบรุ่นใหม่กว่า (รูปแบบ {version}) กรุณาปรับรุ่นของระบบก่อน',
  en: 'This page was made by a newer version (format {version}). Please update first.',
});
