import { defineError } from '../../../schemas/index.ts';

export const previewUnknown = defineError('preview_unknown', 404, {
  th: 'ลิงก์ตัวอย่างนี้หมดอายุหรือถูกยกเลิกแล้ว',
  en: 'This preview link has expired or was revoked.',
});
export const tooManyPreviews = defineError('too_many_previews', 409, {
  th: 'หน้านี้มีลิงก์ตัวอย่างที่ยังใช้ได้ {most} ลิงก์แล้ว กรุณายกเลิกลิงก์ที่ไม่ใช้ก่อน',
  en: 'This page has {most} preview links that still work. Please revoke those that are not needed first.',
});
