import { defineRecordMachine } from 'sala/engine';

const bookkeepers = ['admin', 'manager', 'accountant', 'finance'];

export const machine = defineRecordMachine({
  id: 'payment',
  initial: 'pending',
  states: {
    pending: {
      title: { th: 'รอชำระ', en: 'Pending' },
      tone: 'neutral',
      moves: {
        processing: { title: { th: 'ดำเนินการ', en: 'Process' }, event: 'PROCESS' },
        cancelled: { title: { th: 'ยกเลิก', en: 'Cancel' }, event: 'CANCEL' },
        overdue: { title: { th: 'แจ้งเกินกำหนด', en: 'Mark overdue' }, event: 'MARK_OVERDUE' },
      },
    },
    processing: {
      title: { th: 'กำลังดำเนินการ', en: 'Processing' },
      tone: 'info',
      moves: {
        completed: { title: { th: 'ชำระสำเร็จ', en: 'Complete' }, event: 'COMPLETE' },
        failed: { title: { th: 'ชำระไม่สำเร็จ', en: 'Fail' }, event: 'FAIL' },
        partial: { title: { th: 'ชำระบางส่วน', en: 'Take a part' }, event: 'TAKE_PART' },
      },
    },
    partial: {
      title: { th: 'ชำระบางส่วน', en: 'Partial' },
      tone: 'warning',
      moves: {
        processing: { title: { th: 'ชำระส่วนที่เหลือ', en: 'Go on paying' }, event: 'PROCESS' },
      },
    },
    overdue: {
      title: { th: 'เกินกำหนด', en: 'Overdue' },
      tone: 'danger',
      moves: {
        processing: { title: { th: 'ดำเนินการ', en: 'Process' }, event: 'PROCESS' },
        cancelled: { title: { th: 'ยกเลิก', en: 'Cancel' }, event: 'CANCEL' },
      },
    },
    failed: {
      title: { th: 'ไม่สำเร็จ', en: 'Failed' },
      tone: 'danger',
      moves: {
        pending: { title: { th: 'ลองอีกครั้ง', en: 'Try again' }, event: 'RETRY' },
      },
    },
    completed: {
      title: { th: 'สำเร็จ', en: 'Completed' },
      tone: 'success',
      moves: {
        refunded: { title: { th: 'คืนเงิน', en: 'Refund' }, event: 'REFUND', roles: bookkeepers },
        partially_refunded: {
          title: { th: 'คืนเงินบางส่วน', en: 'Refund a part' },
          event: 'REFUND_PART',
          roles: bookkeepers,
        },
        disputed: { title: { th: 'มีข้อโต้แย้ง', en: 'Dispute' }, event: 'DISPUTE' },
      },
    },
    partially_refunded: {
      title: { th: 'คืนเงินบางส่วน', en: 'Partly refunded' },
      tone: 'warning',
      moves: {
        refunded: { title: { th: 'คืนเงินส่วนที่เหลือ', en: 'Refund the rest' }, event: 'REFUND', roles: bookkeepers },
      },
    },
    disputed: {
      title: { th: 'มีข้อโต้แย้ง', en: 'Disputed' },
      tone: 'warning',
      moves: {
        completed: { title: { th: 'ยุติข้อโต้แย้ง', en: 'Settle' }, event: 'SETTLE' },
        chargeback: { title: { th: 'ถูกเรียกเงินคืน', en: 'Charge back' }, event: 'CHARGE_BACK' },
      },
    },
    cancelled: { title: { th: 'ยกเลิกแล้ว', en: 'Cancelled' }, tone: 'danger', final: true },
    refunded: { title: { th: 'คืนเงินแล้ว', en: 'Refunded' }, tone: 'neutral', final: true },
    chargeback: { title: { th: 'ถูกเรียกเงินคืน', en: 'Charged back' }, tone: 'danger', final: true },
  },
});
