import { defineRecordMachine } from 'sala/engine';

const bookkeepers = ['admin', 'manager', 'accountant', 'finance'];

export const machine = defineRecordMachine({
  id: 'receipt',
  initial: 'issued',
  states: {
    draft: {
      title: { th: 'ร่าง', en: 'Draft' },
      tone: 'neutral',
      start: true,
      moves: {
        issued: { title: { th: 'ออกใบเสร็จ', en: 'Issue' }, event: 'ISSUE' },
        cancelled: { title: { th: 'ยกเลิก', en: 'Cancel' }, event: 'CANCEL' },
      },
    },
    issued: {
      title: { th: 'ออกแล้ว', en: 'Issued' },
      tone: 'info',
      stamps: { issued_by: 'user', issued_date: 'now' },
      moves: {
        paid: { title: { th: 'รับชำระแล้ว', en: 'Mark paid' }, event: 'PAY' },
        voided: { title: { th: 'ทำเป็นโมฆะ', en: 'Void' }, event: 'VOID', roles: bookkeepers, note: true },
      },
    },
    paid: { title: { th: 'ชำระแล้ว', en: 'Paid' }, tone: 'success', final: true },
    cancelled: { title: { th: 'ยกเลิกแล้ว', en: 'Cancelled' }, tone: 'danger', final: true },
    voided: { title: { th: 'โมฆะ', en: 'Voided' }, tone: 'danger', final: true },
  },
});
