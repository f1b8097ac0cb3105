import { defineRecordMachine } from 'sala/engine';

export const machine = defineRecordMachine({
  id: 'returns',
  initial: 'requested',
  states: {
    requested: {
      title: { th: 'แจ้งคืน', en: 'Requested' },
      tone: 'neutral',
      moves: {
        approved: { title: { th: 'อนุมัติรับคืน', en: 'Approve' }, event: 'APPROVE', roles: ['admin', 'manager', 'sales'] },
        rejected: { title: { th: 'ไม่รับคืน', en: 'Reject' }, event: 'REJECT', roles: ['admin', 'manager', 'sales'] },
        on_hold: { title: { th: 'พักไว้', en: 'Hold' }, event: 'HOLD' },
        cancelled: { title: { th: 'ยกเลิก', en: 'Cancel' }, event: 'CANCEL' },
      },
    },
    on_hold: {
      title: { th: 'พักไว้', en: 'On hold' },
      tone: 'warning',
      moves: {
        requested: { title: { th: 'ดำเนินการต่อ', en: 'Resume' }, event: 'RESUME' },
        cancelled: { title: { th: 'ยกเลิก', en: 'Cancel' }, event: 'CANCEL' },
      },
    },
    approved: {
      title: { th: 'อนุมัติแล้ว', en: 'Approved' },
      tone: 'info',
      moves: {
        in_transit: { title: { th: 'ส่งคืนแล้ว', en: 'Send back' }, event: 'SHIP' },
        cancelled: { title: { th: 'ยกเลิก', en: 'Cancel' }, event: 'CANCEL' },
      },
    },
    in_transit: {
      title: { th: 'ระหว่างส่งคืน', en: 'In transit' },
      tone: 'info',
      moves: {
        received: { title: { th: 'รับของคืน', en: 'Receive' }, event: 'RECEIVE' },
      },
    },
    received: {
      title: { th: 'รับของแล้ว', en: 'Received' },
      tone: 'info',
      moves: {
        processed: { title: { th: 'ดำเนินการ', en: 'Process' }, event: 'PROCESS' },
        inspected: { title: { th: 'ตรวจสภาพ', en: 'Inspect' }, event: 'INSPECT' },
      },
    },
    inspected: {
      title: { th: 'ตรวจแล้ว', en: 'Inspected' },
      tone: 'info',
      moves: {
        processed: { title: { th: 'ดำเนินการ', en: 'Process' }, event: 'PROCESS' },
      },
    },
    processed: {
      title: { th: 'ดำเนินการแล้ว', en: 'Processed' },
      tone: 'info',
      moves: {
        refunded: {
          title: { th: 'คืนเงิน', en: 'Refund' },
          event: 'REFUND',
          roles: ['admin', 'manager', 'accountant', 'accounting', 'finance', 'sales'],
        },
      },
    },
    refunded: {
      title: { th: 'คืนเงินแล้ว', en: 'Refunded' },
      tone: 'success',
      moves: {
        completed: { title: { th: 'ปิดรายการ', en: 'Complete' }, event: 'COMPLETE' },
      },
    },
    completed: { title: { th: 'เสร็จสิ้น', en: 'Completed' }, tone: 'success', aliases: ['complete'], final: true },
    rejected: { title: { th: 'ไม่รับคืน', en: 'Rejected' }, tone: 'danger', final: true },
    cancelled: { title: { th: 'ยกเลิกแล้ว', en: 'Cancelled' }, tone: 'danger', final: true },
  },
});
