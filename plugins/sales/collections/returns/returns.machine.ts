import { defineRecordMachine, events, guardApproval, states } from 'sala/engine';

const deciders = ['superadmin', 'admin', 'manager', 'supervisor', 'sales'];
const approval = guardApproval(
  { th: 'ยอด {{record.total_amount}}', en: 'A total of {{record.total_amount}}' },
  'record.created_by',
);

export const machine = defineRecordMachine({
  id: 'returns',
  initial: 'requested',
  states: {
    requested: {
      title: { th: 'แจ้งคืน', en: 'Requested' },
      tone: 'neutral',
      transitions: {
        approved: {
          title: { th: 'อนุมัติรับคืน', en: 'Approve' },
          event: 'APPROVE',
          inPerson: true,
          roles: deciders,
          guards: approval.decide,
        },
        rejected: {
          title: { th: 'ไม่รับคืน', en: 'Reject' },
          event: 'REJECT',
          inPerson: true,
          roles: deciders,
        },
        on_hold: { title: { th: 'พักไว้', en: 'Hold' }, event: 'HOLD' },
        cancelled: events.cancel,
      },
    },
    on_hold: {
      title: { th: 'พักไว้', en: 'On hold' },
      tone: 'warning',
      transitions: {
        requested: { title: { th: 'ดำเนินการต่อ', en: 'Resume' }, event: 'RESUME' },
        cancelled: events.cancel,
      },
    },
    approved: {
      ...states.approved,
      transitions: {
        in_transit: { title: { th: 'ส่งคืนแล้ว', en: 'Send back' }, event: 'SHIP' },
        cancelled: events.cancel,
      },
    },
    in_transit: {
      title: { th: 'ระหว่างส่งคืน', en: 'In transit' },
      tone: 'info',
      transitions: { received: { title: { th: 'รับของคืน', en: 'Receive' }, event: 'RECEIVE' } },
    },
    received: {
      title: { th: 'รับของแล้ว', en: 'Received' },
      tone: 'info',
      transitions: {
        processed: events.process,
        inspected: { title: { th: 'ตรวจสภาพ', en: 'Inspect' }, event: 'INSPECT' },
      },
    },
    inspected: {
      title: { th: 'ตรวจแล้ว', en: 'Inspected' },
      tone: 'info',
      transitions: { processed: events.process },
    },
    processed: {
      title: { th: 'ดำเนินการแล้ว', en: 'Processed' },
      tone: 'info',
      transitions: {
        refunded: { ...events.refund, roles: ['admin', 'manager', 'accountant', 'accounting', 'finance', 'sales'] },
      },
    },
    refunded: {
      title: { th: 'คืนเงินแล้ว', en: 'Refunded' },
      tone: 'success',
      transitions: { completed: events.complete },
    },
    completed: { ...states.completed, aliases: ['complete'], final: true },
    rejected: { title: { th: 'ไม่รับคืน', en: 'Rejected' }, tone: 'danger', final: true },
    cancelled: states.cancelled,
  },
});
