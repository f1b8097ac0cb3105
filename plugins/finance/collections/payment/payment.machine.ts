import { defineRecordMachine, events, guardApproval, states } from 'sala/engine';
import { accountants, markOverdue, overdue } from '../../shared/documentStates.ts';

const approval = guardApproval(
  { th: 'ยอด {{record.amount}}', en: 'A payment of {{record.amount}}' },
  'record.created_by',
);
const begin = {
  ...events.process,
  inPerson: true,
  roles: ['superadmin', 'supervisor', 'accounting', ...accountants],
  guards: approval.decide,
};

export const machine = defineRecordMachine({
  id: 'payment',
  initial: 'pending',
  states: {
    pending: {
      title: { th: 'รอชำระ', en: 'Pending' },
      tone: 'neutral',
      transitions: {
        processing: begin,
        cancelled: events.cancel,
        overdue: markOverdue,
      },
    },
    processing: {
      title: { th: 'กำลังดำเนินการ', en: 'Processing' },
      tone: 'info',
      transitions: {
        completed: { title: { th: 'ชำระสำเร็จ', en: 'Complete' }, event: 'COMPLETE', inPerson: true },
        failed: { title: { th: 'ชำระไม่สำเร็จ', en: 'Fail' }, event: 'FAIL' },
        partial: { title: { th: 'ชำระบางส่วน', en: 'Take a part' }, event: 'TAKE_PART', inPerson: true },
      },
    },
    partial: {
      title: { th: 'ชำระบางส่วน', en: 'Partial' },
      tone: 'warning',
      transitions: {
        processing: { title: { th: 'ชำระส่วนที่เหลือ', en: 'Go on paying' }, event: 'PROCESS', inPerson: true },
      },
    },
    overdue: {
      ...overdue,
      transitions: { processing: begin, cancelled: events.cancel },
    },
    failed: {
      title: { th: 'ไม่สำเร็จ', en: 'Failed' },
      tone: 'danger',
      transitions: { pending: { title: { th: 'ลองอีกครั้ง', en: 'Try again' }, event: 'RETRY' } },
    },
    completed: {
      title: { th: 'สำเร็จ', en: 'Completed' },
      tone: 'success',
      transitions: {
        refunded: { ...events.refund, roles: accountants },
        partially_refunded: {
          title: { th: 'คืนเงินบางส่วน', en: 'Refund a part' },
          event: 'REFUND_PART',
          inPerson: true,
          roles: accountants,
        },
        disputed: { title: { th: 'มีข้อโต้แย้ง', en: 'Dispute' }, event: 'DISPUTE' },
      },
    },
    partially_refunded: {
      title: { th: 'คืนเงินบางส่วน', en: 'Partly refunded' },
      tone: 'warning',
      transitions: {
        refunded: {
          title: { th: 'คืนเงินส่วนที่เหลือ', en: 'Refund the rest' },
          event: 'REFUND',
          inPerson: true,
          roles: accountants,
        },
      },
    },
    disputed: {
      title: { th: 'มีข้อโต้แย้ง', en: 'Disputed' },
      tone: 'warning',
      transitions: {
        completed: { title: { th: 'ยุติข้อโต้แย้ง', en: 'Settle' }, event: 'SETTLE', inPerson: true },
        chargeback: { title: { th: 'ถูกเรียกเงินคืน', en: 'Charge back' }, event: 'CHARGE_BACK', inPerson: true },
      },
    },
    cancelled: states.cancelled,
    refunded: { title: { th: 'คืนเงินแล้ว', en: 'Refunded' }, tone: 'warning', final: true },
    chargeback: { title: { th: 'ถูกเรียกเงินคืน', en: 'Charged back' }, tone: 'danger', final: true },
  },
});
