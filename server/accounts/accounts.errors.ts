import { defineError } from '../../schemas/index.ts';

export const wrongCredentials = defineError('wrong_credentials', 401, {
  th: 'ชื่อผู้ใช้งานหรือรหัสผ่านไม่ถูกต้อง',
  en: 'The user name or the password is not right.',
});
