import { defineRecordMachine, events } from 'sala/engine';

export const machine = defineRecordMachine({
  id: 'order',
  initial: 'pending',
  states: {
    pending: {
      title: { th: 'รอชำระเงิน', en: 'To be paid' },
      tone: 'warning',
      transitions: {
        paid: { title: { th: 'ยืนยันการชำระเงิน', en: 'Confirm payment' }, event: 'APPROVE', inPerson: true },
        cancelled: events.cancel,
      },
    },
    paid: { title: { th: 'ชำระเงินแล้ว', en: 'Paid' }, tone: 'success' },
    cancelled: { title: { th: 'ยกเลิกแล้ว', en: 'Cancelled' }, tone: 'danger' },
  },
});
