import { defineError, type ErrorDetail } from '../../../schemas/index.ts';

export const webhookUnknown = defineError('webhook_unknown', 404, {
  th: 'ไม่มีเว็บฮุกนี้',
  en: 'There is no such webhook.',
});
export const deliveryUnknown = defineError('webhook_delivery_unknown', 404, {
  th: 'ไม่มีการส่งนี้ หรือยังส่งไม่เสร็จ',
  en: 'There is no such delivery, or it is still on its way.',
});
export const webhookIsOff = defineError('webhook_off', 409, {
  th: 'เว็บฮุกนี้ปิดอยู่ กรุณาเปิดก่อน',
  en: 'This webhook is off. Please switch it on first.',
});
export const tooManyWebhooks = defineError('too_many_webhooks', 409, {
  th: 'เว็บไซต์หนึ่งมีเว็บฮุกได้ไม่เกิน {most} รายการ',
  en: 'A site may have at most {most} webhooks.',
});
export const webhookNeedsMember = defineError('webhook_needs_member', 403, {
  th: 'เว็บฮุกส่งข้อมูลตามสิทธิ์ของผู้ที่ตั้ง ผู้ตั้งจึงต้องเป็นสมาชิกของเว็บไซต์นี้',
  en: 'A webhook sends what the person who set it may read, so they must be a member of this site.',
});

const invalid = defineError('webhook_invalid', 400, {
  th: 'เว็บฮุกไม่ถูกต้อง: {th}',
  en: 'This webhook is not valid: {en}',
});

/** A refusal that names the faulty part. */
export const webhookInvalid = Object.assign(
  (path: string, text: { th: string; en: string }) =>
    invalid(text, [{ path, code: 'webhook_invalid', text, message: text.en }] satisfies ErrorDetail[]),
  { definition: invalid.definition },
);
