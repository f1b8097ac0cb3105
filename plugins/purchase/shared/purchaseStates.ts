import { events, hasLines, type StateConfig, states, type TransitionConfig } from 'sala/engine';
import type { Receiving } from './goodsReceipt.ts';

type Entered = Pick<StateConfig, 'actions' | 'effects' | 'stamps' | 'tone'>;

/** The purchase workflow, shared by requests, orders and purchases, which differ in what entering and receiving them does. */
export function createPurchaseStates(
  onEntering: Record<string, Entered>,
  receiving: Receiving = {},
): Record<string, StateConfig> {
  return Object.fromEntries(
    Object.entries(describeStates(receiving)).map(([name, state]) => [name, { ...state, ...onEntering[name] }]),
  );
}

/** Those who buy, and the warehouse, which takes the goods in. */
const receivers = ['superadmin', 'admin', 'manager', 'purchaser', 'purchase', 'warehouse'];
const approvers = ['admin', 'manager', 'purchaser'];

const receive: TransitionConfig = { title: { th: 'รับของครบ', en: 'Receive' }, event: 'RECEIVE', roles: receivers };
const receivePart: TransitionConfig = {
  title: { th: 'รับของบางส่วน', en: 'Receive a part' },
  event: 'RECEIVE_PART',
  seldom: true,
  roles: receivers,
};

function describeStates(receiving: Receiving): Record<string, StateConfig> {
  const received = { ...receive, ...receiving.whole };
  const partially_received = { ...receivePart, ...receiving.part };
  return {
    ...beforeApproval,
    approved: {
      ...states.approved,
      transitions: {
        received,
        sent: {
          title: { th: 'ส่งให้ผู้ขาย', en: 'Send to the supplier' },
          event: 'SEND',
          guards: [hasLines],
          ...receiving.send,
        },
        partially_received,
        cancelled: events.cancel,
      },
    },
    sent: {
      title: { th: 'ส่งผู้ขายแล้ว', en: 'Sent' },
      tone: 'info',
      transitions: {
        acknowledged: { title: { th: 'ผู้ขายรับทราบ', en: 'Acknowledge' }, event: 'ACKNOWLEDGE' },
        received,
        partially_received,
        cancelled: events.cancel,
      },
    },
    acknowledged: {
      title: { th: 'ผู้ขายรับทราบ', en: 'Acknowledged' },
      tone: 'info',
      transitions: { received, partially_received, cancelled: events.cancel },
    },
    partially_received: {
      title: { th: 'รับบางส่วน', en: 'Partly received' },
      tone: 'warning',
      transitions: { received: { ...receive, ...receiving.rest }, partially_received },
    },
    ...afterReceipt,
  };
}

const beforeApproval: Record<string, StateConfig> = {
  draft: {
    ...states.draft,
    transitions: {
      pending_approval: { title: { th: 'ส่งขออนุมัติ', en: 'Ask for approval' }, event: 'SUBMIT' },
      approved: { ...events.approve, roles: approvers },
      cancelled: events.cancel,
    },
  },
  pending_approval: {
    title: { th: 'รออนุมัติ', en: 'Waiting for approval' },
    tone: 'warning',
    transitions: {
      approved: { ...events.approve, roles: approvers },
      draft: events.sendBack,
      rejected: { title: { th: 'ไม่อนุมัติ', en: 'Reject' }, event: 'REJECT', roles: approvers },
      cancelled: events.cancel,
    },
  },
  rejected: {
    title: { th: 'ไม่อนุมัติ', en: 'Rejected' },
    tone: 'danger',
    transitions: { draft: { title: { th: 'แก้ไขใหม่', en: 'Revise' }, event: 'REVISE' } },
  },
};

const afterReceipt: Record<string, StateConfig> = {
  received: {
    title: { th: 'รับของแล้ว', en: 'Received' },
    tone: 'success',
    transitions: { invoiced: { title: { th: 'บันทึกใบแจ้งหนี้', en: 'Invoice' }, event: 'INVOICE' } },
  },
  invoiced: {
    title: { th: 'บันทึกใบแจ้งหนี้แล้ว', en: 'Invoiced' },
    tone: 'success',
    transitions: { complete: events.complete },
  },
  complete: { ...states.complete, aliases: ['completed'], final: true },
  cancelled: states.cancelled,
};
