import { defineError } from '../../../schemas/index.ts';

export const pageLocked = defineError('page_locked', 423, {
  th: 'เนื้อหานี้ถูกเข้ารหัสไว้ กรุณากรอกรหัสผ่าน',
  en: 'This content is locked. Please enter the password.',
});
export const wrongPagePassword = defineError('wrong_page_password', 403, {
  th: 'รหัสผ่านไม่ถูกต้อง!',
  en: 'Incorrect password!',
});
