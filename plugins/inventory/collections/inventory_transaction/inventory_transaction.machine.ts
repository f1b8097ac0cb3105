import { defineRecordMachine } from 'sala/engine';

export const machine = defineRecordMachine({
  id: 'inventory_transaction',
  initial: 'pending',
  states: {
    pending: {
      title: { th: 'รอดำเนินการ', en: 'Pending' },
      tone: 'neutral',
      moves: {
        approved: {
          title: { th: 'อนุมัติ', en: 'Approve' },
          event: 'APPROVE',
          roles: ['admin', 'manager', 'warehouse', 'inventory'],
        },
        rejected: {
          title: { th: 'ปฏิเสธ', en: 'Reject' },
          event: 'REJECT',
          roles: ['admin', 'manager', 'warehouse', 'inventory'],
        },
        cancelled: { title: { th: 'ยกเลิก', en: 'Cancel' }, event: 'CANCEL' },
      },
    },
    approved: {
      title: { th: 'อนุมัติแล้ว', en: 'Approved' },
      tone: 'info',
      start: true,
      moves: {
        in_progress: { title: { th: 'เริ่มดำเนินการ', en: 'Start' }, event: 'START' },
        completed: { title: { th: 'เสร็จสิ้น', en: 'Complete' }, event: 'COMPLETE' },
        cancelled: { title: { th: 'ยกเลิก', en: 'Cancel' }, event: 'CANCEL' },
      },
    },
    in_progress: {
      title: { th: 'กำลังดำเนินการ', en: 'In progress' },
      tone: 'info',
      moves: {
        completed: { title: { th: 'เสร็จสิ้น', en: 'Complete' }, event: 'COMPLETE' },
        cancelled: { title: { th: 'ยกเลิก', en: 'Cancel' }, event: 'CANCEL' },
      },
    },
    completed: {
      title: { th: 'เสร็จสิ้น', en: 'Completed' },
      tone: 'success',
      start: true,
      final: true,
      effects: ['stock.applyMovement'],
    },
    cancelled: { title: { th: 'ยกเลิกแล้ว', en: 'Cancelled' }, tone: 'danger', final: true },
    rejected: { title: { th: 'ปฏิเสธ', en: 'Rejected' }, tone: 'danger', final: true },
  },
});
