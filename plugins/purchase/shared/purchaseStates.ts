import type { StateConfig } from 'sala/engine';

type Entered = Pick<StateConfig, 'effects' | 'stamps'>;

/** The purchase workflow: one table for requests, orders and purchases, which differ in what entering a state does. */
export function createPurchaseStates(onEntering: Record<string, Entered>): Record<string, StateConfig> {
  return Object.fromEntries(
    Object.entries(purchaseStates).map(([name, state]) => [name, { ...state, ...onEntering[name] }]),
  );
}

const approvers = ['admin', 'manager', 'purchaser'];

const purchaseStates: Record<string, StateConfig> = {
  draft: {
    title: { th: 'ร่าง', en: 'Draft' },
    tone: 'neutral',
    moves: {
      pending_approval: { title: { th: 'ส่งขออนุมัติ', en: 'Ask for approval' }, event: 'SUBMIT' },
      approved: { title: { th: 'อนุมัติ', en: 'Approve' }, event: 'APPROVE', roles: approvers },
      cancelled: { title: { th: 'ยกเลิก', en: 'Cancel' }, event: 'CANCEL' },
    },
  },
  pending_approval: {
    title: { th: 'รออนุมัติ', en: 'Waiting for approval' },
    tone: 'warning',
    moves: {
      approved: { title: { th: 'อนุมัติ', en: 'Approve' }, event: 'APPROVE', roles: approvers },
      draft: { title: { th: 'ส่งกลับแก้ไข', en: 'Send back' }, event: 'SEND_BACK' },
      rejected: { title: { th: 'ไม่อนุมัติ', en: 'Reject' }, event: 'REJECT', roles: approvers },
      cancelled: { title: { th: 'ยกเลิก', en: 'Cancel' }, event: 'CANCEL' },
    },
  },
  rejected: {
    title: { th: 'ไม่อนุมัติ', en: 'Rejected' },
    tone: 'danger',
    moves: {
      draft: { title: { th: 'แก้ไขใหม่', en: 'Revise' }, event: 'REVISE' },
    },
  },
  approved: {
    title: { th: 'อนุมัติแล้ว', en: 'Approved' },
    tone: 'info',
    moves: {
      received: { title: { th: 'รับของครบ', en: 'Receive' }, event: 'RECEIVE' },
      sent: { title: { th: 'ส่งให้ผู้ขาย', en: 'Send to the supplier' }, event: 'SEND' },
      partially_received: { title: { th: 'รับของบางส่วน', en: 'Receive a part' }, event: 'RECEIVE_PART' },
      cancelled: { title: { th: 'ยกเลิก', en: 'Cancel' }, event: 'CANCEL' },
    },
  },
  sent: {
    title: { th: 'ส่งผู้ขายแล้ว', en: 'Sent' },
    tone: 'info',
    moves: {
      acknowledged: { title: { th: 'ผู้ขายรับทราบ', en: 'Acknowledge' }, event: 'ACKNOWLEDGE' },
      received: { title: { th: 'รับของครบ', en: 'Receive' }, event: 'RECEIVE' },
      partially_received: { title: { th: 'รับของบางส่วน', en: 'Receive a part' }, event: 'RECEIVE_PART' },
      cancelled: { title: { th: 'ยกเลิก', en: 'Cancel' }, event: 'CANCEL' },
    },
  },
  acknowledged: {
    title: { th: 'ผู้ขายรับทราบ', en: 'Acknowledged' },
    tone: 'info',
    moves: {
      received: { title: { th: 'รับของครบ', en: 'Receive' }, event: 'RECEIVE' },
      partially_received: { title: { th: 'รับของบางส่วน', en: 'Receive a part' }, event: 'RECEIVE_PART' },
      cancelled: { title: { th: 'ยกเลิก', en: 'Cancel' }, event: 'CANCEL' },
    },
  },
  partially_received: {
    title: { th: 'รับบางส่วน', en: 'Partly received' },
    tone: 'warning',
    moves: {
      received: { title: { th: 'รับของครบ', en: 'Receive' }, event: 'RECEIVE' },
    },
  },
  received: {
    title: { th: 'รับของแล้ว', en: 'Received' },
    tone: 'success',
    moves: {
      invoiced: { title: { th: 'บันทึกใบแจ้งหนี้', en: 'Invoice' }, event: 'INVOICE' },
    },
  },
  invoiced: {
    title: { th: 'บันทึกใบแจ้งหนี้แล้ว', en: 'Invoiced' },
    tone: 'success',
    moves: {
      complete: { title: { th: 'ปิดรายการ', en: 'Complete' }, event: 'COMPLETE' },
    },
  },
  complete: { title: { th: 'เสร็จสิ้น', en: 'Complete' }, tone: 'success', aliases: ['completed'], final: true },
  cancelled: { title: { th: 'ยกเลิกแล้ว', en: 'Cancelled' }, tone: 'danger', final: true },
};
