import { defineRecordMachine } from 'sala/engine';

const heads = ['admin', 'manager', 'supervisor'];

export const machine = defineRecordMachine({
  id: 'maintenance_order',
  initial: 'draft',
  states: {
    draft: {
      title: { th: 'ร่าง', en: 'Draft' },
      tone: 'neutral',
      moves: {
        submitted: { title: { th: 'ส่งคำขอ', en: 'Submit' }, event: 'SUBMIT' },
        cancelled: { title: { th: 'ยกเลิก', en: 'Cancel' }, event: 'CANCEL' },
      },
    },
    submitted: {
      title: { th: 'ส่งแล้ว', en: 'Submitted' },
      tone: 'info',
      moves: {
        approved: { title: { th: 'อนุมัติ', en: 'Approve' }, event: 'APPROVE', roles: heads },
        rejected: { title: { th: 'ปฏิเสธ', en: 'Reject' }, event: 'REJECT', roles: heads },
        cancelled: { title: { th: 'ยกเลิก', en: 'Cancel' }, event: 'CANCEL' },
      },
    },
    approved: {
      title: { th: 'อนุมัติแล้ว', en: 'Approved' },
      tone: 'info',
      moves: {
        scheduled: { title: { th: 'กำหนดเวลา', en: 'Schedule' }, event: 'SCHEDULE' },
        in_progress: { title: { th: 'เริ่มงาน', en: 'Start' }, event: 'START' },
        cancelled: { title: { th: 'ยกเลิก', en: 'Cancel' }, event: 'CANCEL' },
      },
    },
    scheduled: {
      title: { th: 'กำหนดเวลาแล้ว', en: 'Scheduled' },
      tone: 'info',
      moves: {
        in_progress: { title: { th: 'เริ่มงาน', en: 'Start' }, event: 'START' },
        cancelled: { title: { th: 'ยกเลิก', en: 'Cancel' }, event: 'CANCEL' },
      },
    },
    in_progress: {
      title: { th: 'กำลังดำเนินการ', en: 'In progress' },
      tone: 'warning',
      moves: {
        completed: { title: { th: 'งานเสร็จ', en: 'Complete' }, event: 'COMPLETE' },
        on_hold: { title: { th: 'พักงาน', en: 'Hold' }, event: 'HOLD' },
      },
    },
    on_hold: {
      title: { th: 'พักงาน', en: 'On hold' },
      tone: 'warning',
      moves: {
        in_progress: { title: { th: 'ทำต่อ', en: 'Resume' }, event: 'RESUME' },
        cancelled: { title: { th: 'ยกเลิก', en: 'Cancel' }, event: 'CANCEL' },
      },
    },
    completed: {
      title: { th: 'เสร็จสิ้น', en: 'Completed' },
      tone: 'success',
      moves: {
        closed: { title: { th: 'ปิดงาน', en: 'Close' }, event: 'CLOSE', roles: heads },
      },
    },
    closed: { title: { th: 'ปิดแล้ว', en: 'Closed' }, tone: 'neutral', final: true },
    rejected: { title: { th: 'ปฏิเสธ', en: 'Rejected' }, tone: 'danger', final: true },
    cancelled: { title: { th: 'ยกเลิกแล้ว', en: 'Cancelled' }, tone: 'danger', final: true },
  },
});
