import { defineRecordMachine } from 'sala/engine';

const bookkeepers = ['admin', 'manager', 'accountant', 'finance'];

export const machine = defineRecordMachine({
  id: 'invoice',
  initial: 'draft',
  states: {
    draft: {
      title: { th: 'ร่าง', en: 'Draft' },
      tone: 'neutral',
      moves: {
        sent: { title: { th: 'ส่งให้ลูกค้า', en: 'Send' }, event: 'SEND' },
        cancelled: { title: { th: 'ยกเลิก', en: 'Cancel' }, event: 'CANCEL' },
      },
    },
    sent: {
      title: { th: 'ส่งแล้ว', en: 'Sent' },
      tone: 'info',
      stamps: { sent_by: 'user', sent_date: 'now' },
      moves: {
        viewed: { title: { th: 'ลูกค้าเปิดดู', en: 'Mark viewed' }, event: 'VIEW' },
        partial_paid: { title: { th: 'รับชำระบางส่วน', en: 'Take a part payment' }, event: 'PAY_PART' },
        paid: { title: { th: 'รับชำระแล้ว', en: 'Mark paid' }, event: 'PAY' },
        overdue: { title: { th: 'แจ้งเกินกำหนด', en: 'Mark overdue' }, event: 'MARK_OVERDUE' },
        voided: { title: { th: 'ทำเป็นโมฆะ', en: 'Void' }, event: 'VOID', roles: bookkeepers },
      },
    },
    viewed: {
      title: { th: 'เปิดดูแล้ว', en: 'Viewed' },
      tone: 'info',
      moves: {
        partial_paid: { title: { th: 'รับชำระบางส่วน', en: 'Take a part payment' }, event: 'PAY_PART' },
        paid: { title: { th: 'รับชำระแล้ว', en: 'Mark paid' }, event: 'PAY' },
        overdue: { title: { th: 'แจ้งเกินกำหนด', en: 'Mark overdue' }, event: 'MARK_OVERDUE' },
        voided: { title: { th: 'ทำเป็นโมฆะ', en: 'Void' }, event: 'VOID', roles: bookkeepers },
      },
    },
    partial_paid: {
      title: { th: 'ชำระบางส่วน', en: 'Partly paid' },
      tone: 'warning',
      moves: {
        paid: { title: { th: 'รับชำระแล้ว', en: 'Mark paid' }, event: 'PAY' },
        overdue: { title: { th: 'แจ้งเกินกำหนด', en: 'Mark overdue' }, event: 'MARK_OVERDUE' },
        voided: { title: { th: 'ทำเป็นโมฆะ', en: 'Void' }, event: 'VOID', roles: bookkeepers },
      },
    },
    overdue: {
      title: { th: 'เกินกำหนด', en: 'Overdue' },
      tone: 'danger',
      moves: {
        partial_paid: { title: { th: 'รับชำระบางส่วน', en: 'Take a part payment' }, event: 'PAY_PART' },
        paid: { title: { th: 'รับชำระแล้ว', en: 'Mark paid' }, event: 'PAY' },
        cancelled: { title: { th: 'ยกเลิก', en: 'Cancel' }, event: 'CANCEL' },
      },
    },
    paid: { title: { th: 'ชำระแล้ว', en: 'Paid' }, tone: 'success', final: true },
    cancelled: { title: { th: 'ยกเลิกแล้ว', en: 'Cancelled' }, tone: 'danger', final: true },
    voided: { title: { th: 'โมฆะ', en: 'Voided' }, tone: 'danger', final: true },
  },
});
