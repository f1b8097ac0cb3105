import { defineError } from '../../../schemas/index.ts';

export const gatewayUnknown = defineError('gateway_unknown', 404, {
  th: 'เว็บไซต์นี้ยังไม่ได้ตั้งค่าช่องทางนี้',
  en: 'This site has no such gateway yet.',
});
export const gatewayInvalid = defineError('gateway_invalid', 400, {
  th: 'ตั้งค่าช่องทางไม่ถูกต้อง: {th}',
  en: 'This gateway is not valid: {en}',
});
export const gatewayFailed = defineError('gateway_failed', 422, {
  th: 'ส่งข้อความทดสอบไม่สำเร็จ: {reason}',
  en: 'The test message could not be sent: {reason}',
});
