import { defineError } from '../../schemas/errors/errors.ts';

export const machineInvalid = defineError('machine_invalid', 400, {
  th: 'เครื่องสถานะ {machine} ไม่ถูกต้อง: {th}',
  en: 'The machine {machine} is not well described: {en}',
});

export const stateInvalid = defineError('state_invalid', 400, {
  th: "ไม่มีสถานะ '{s}' ใช้ได้: {titles}",
  en: "Invalid state '{s}' for transaction type '{t}'",
});

export const transitionNotAllowed = defineError('transition_not_allowed', 409, {
  th: "เปลี่ยนสถานะจาก '{from}' เป็น '{to}' ไม่ได้",
  en: "Cannot transition from '{a}' to '{b}' for transaction type '{t}'",
});

export const transitionForbidden = defineError('transition_forbidden', 403, {
  th: 'เปลี่ยนสถานะไม่สำเร็จ: บทบาทของคุณไม่มีสิทธิ์ทำขั้นตอนนี้',
  en: 'State transition failed: your role may not take this step',
});

export const inPersonOnly = defineError('in_person_only', 403, {
  th: 'การอนุมัติ ขั้นตอนการเงิน และการออกหรือส่งเอกสาร ต้องทำโดยเจ้าของบัญชีเอง ทำแทนผ่านลิงก์เข้าแทนไม่ได้',
  en: 'Approvals, steps with money, and issuing or mailing documents are for the owner of the account alone, not for someone who was let in for them.',
});

export const noteRequired = defineError('note_required', 400, {
  th: 'เปลี่ยนสถานะไม่สำเร็จ: กรุณาระบุเหตุผล',
  en: 'State transition failed: please say why',
});
