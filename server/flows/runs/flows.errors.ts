import { defineError } from '../../../schemas/index.ts';

export const flowUnknown = defineError('flow_unknown', 404, {
  th: 'ไม่มีโฟลว์นี้ หรือคุณรันไม่ได้',
  en: 'There is no such flow, or you may not run it.',
});
export const flowOff = defineError('flow_off', 409, {
  th: 'โฟลว์นี้ปิดอยู่',
  en: 'This flow is switched off.',
});
export const flowInputTooLarge = defineError('flow_input_too_large', 413, {
  th: 'ข้อมูลที่ส่งให้โฟลว์ใหญ่เกินไป',
  en: 'The input of a flow is too large.',
});
export const flowRunUnknown = defineError('flow_run_unknown', 404, {
  th: 'ไม่มีการรันนี้',
  en: 'There is no such run.',
});
export const flowRunState = defineError('flow_run_state', 409, {
  th: 'ทำไม่ได้ในสถานะปัจจุบันของการรัน',
  en: 'The run is in a state in which this cannot be done.',
});
export const flowStepUnknown = defineError('flow_step_unknown', 404, {
  th: 'โฟลว์ไม่มีขั้นตอน {name}',
  en: 'The flow has no step {name}.',
});
export const flowRequestFailed = defineError('flow_request_failed', 502, {
  th: 'ระบบปลายทางยังไม่รับ: {th}',
  en: 'The other system did not take it: {en}',
});
export const flowHookUnknown = defineError('flow_hook_unknown', 404, {
  th: 'ไม่มีที่อยู่นี้ หรือเลิกใช้แล้ว',
  en: 'There is no such address, or it is no longer in use.',
});
export const approvalUnknown = defineError('approval_unknown', 404, {
  th: 'ไม่มีคำขออนุมัตินี้ หรือไม่ได้ขอจากคุณ',
  en: 'There is no such approval, or you are not asked for it.',
});
export const approvalClosed = defineError('approval_closed', 409, {
  th: 'คำขออนุมัตินี้มีคำตอบแล้ว หรือถูกยกเลิก',
  en: 'This approval has been answered or withdrawn.',
});
export const approvalDelegate = defineError('approval_delegate', 422, {
  th: 'มอบให้ผู้นี้ไม่ได้: ต้องเป็นสมาชิกที่มีสิทธิ์อนุมัติ ไม่ใช่คุณเองหรือผู้ขอ',
  en: 'It cannot be delegated to them: they must be a member who may approve it, neither you nor who asked.',
});
