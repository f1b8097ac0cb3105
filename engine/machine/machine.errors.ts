import { defineError } from '../../schemas/errors/errors.ts';

export const stateInvalid = defineError('state_invalid', 400, {
  th: "สถานะ '{s}' ไม่ถูกต้องสำหรับรายการประเภท '{t}'",
  en: "Invalid state '{s}' for transaction type '{t}'",
});

export const transitionNotAllowed = defineError('transition_not_allowed', 409, {
  th: "เปลี่ยนสถานะจาก '{a}' เป็น '{b}' ไม่ได้สำหรับรายการประเภท '{t}'",
  en: "Cannot transition from '{a}' to '{b}' for transaction type '{t}'",
});

export const transitionFailed = defineError('transition_failed', 409, {
  th: 'เปลี่ยนสถานะไม่สำเร็จ: {th}',
  en: 'State transition failed: {en}',
});

export const transitionForbidden = defineError('transition_forbidden', 403, {
  th: 'เปลี่ยนสถานะไม่สำเร็จ: บทบาทของคุณไม่มีสิทธิ์ทำขั้นตอนนี้',
  en: 'State transition failed: your role may not take this step',
});

export const noteRequired = defineError('note_required', 400, {
  th: 'เปลี่ยนสถานะไม่สำเร็จ: กรุณาระบุเหตุผล',
  en: 'State transition failed: please say why',
});
