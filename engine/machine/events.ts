import type { TransitionConfig } from './defineRecordMachine.ts';

/** Events shared by many collections: names, and labels of their buttons. */
export const cancel: TransitionConfig = { title: { th: 'ยกเลิก', en: 'Cancel' }, event: 'CANCEL' };
export const activate: TransitionConfig = { title: { th: 'เปิดใช้งาน', en: 'Activate' }, event: 'ACTIVATE' };
export const deactivate: TransitionConfig = { title: { th: 'ปิดใช้งาน', en: 'Deactivate' }, event: 'DEACTIVATE' };
export const suspend: TransitionConfig = { title: { th: 'พักใช้', en: 'Suspend' }, event: 'SUSPEND' };
export const reinstate: TransitionConfig = { title: { th: 'คืนสถานะ', en: 'Reinstate' }, event: 'REINSTATE' };
export const blacklist: TransitionConfig = { title: { th: 'ขึ้นบัญชีดำ', en: 'Blacklist' }, event: 'BLACKLIST' };
export const lock: TransitionConfig = { title: { th: 'ล็อก', en: 'Lock' }, event: 'LOCK' };
export const unlock: TransitionConfig = { title: { th: 'ปลดล็อก', en: 'Unlock' }, event: 'UNLOCK' };
export const unblock: TransitionConfig = { title: { th: 'ยกเลิกการระงับ', en: 'Unblock' }, event: 'UNBLOCK' };
export const archive: TransitionConfig = { title: { th: 'เก็บถาวร', en: 'Archive' }, event: 'ARCHIVE' };
export const approve: TransitionConfig = { title: { th: 'อนุมัติ', en: 'Approve' }, event: 'APPROVE', inPerson: true };
export const reject: TransitionConfig = { title: { th: 'ปฏิเสธ', en: 'Reject' }, event: 'REJECT', inPerson: true };
export const remind: TransitionConfig = {
  title: { th: 'เตือนผู้อนุมัติ', en: 'Remind' },
  event: 'REMIND',
  after: '1 working day',
};
export const sendBack: TransitionConfig = { title: { th: 'ส่งกลับแก้ไข', en: 'Send back' }, event: 'SEND_BACK' };
export const process: TransitionConfig = { title: { th: 'ดำเนินการ', en: 'Process' }, event: 'PROCESS' };
export const complete: TransitionConfig = { title: { th: 'ปิดรายการ', en: 'Complete' }, event: 'COMPLETE' };
export const send: TransitionConfig = { title: { th: 'ส่งให้ลูกค้า', en: 'Send' }, event: 'SEND' };
export const markViewed: TransitionConfig = {
  title: { th: 'ลูกค้าเปิดดู', en: 'Mark viewed' },
  event: 'VIEW',
  seldom: true,
};
export const startPicking: TransitionConfig = { title: { th: 'เริ่มหยิบ', en: 'Start picking' }, event: 'PICK' };
export const markReady: TransitionConfig = { title: { th: 'พร้อมส่ง', en: 'Mark ready' }, event: 'MARK_READY' };
export const ship: TransitionConfig = { title: { th: 'ส่งออก', en: 'Ship' }, event: 'SHIP' };
export const refund: TransitionConfig = { title: { th: 'คืนเงิน', en: 'Refund' }, event: 'REFUND', inPerson: true };

/** The two decisions on a submitted record, for some roles. */
export function approval(roles: string[]): Record<'approved' | 'rejected', TransitionConfig> {
  return { approved: { ...approve, roles }, rejected: { ...reject, roles } };
}
