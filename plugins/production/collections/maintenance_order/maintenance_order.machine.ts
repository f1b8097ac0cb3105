import { defineRecordMachine, events, states } from 'sala/engine';

const heads = ['admin', 'manager', 'supervisor'];
const start = { title: { th: 'เริ่มงาน', en: 'Start' }, event: 'START' };

export const machine = defineRecordMachine({
  id: 'maintenance_order',
  initial: 'draft',
  states: {
    draft: {
      ...states.draft,
      transitions: {
        submitted: { title: { th: 'ส่งคำขอ', en: 'Submit' }, event: 'SUBMIT' },
        cancelled: events.cancel,
      },
    },
    submitted: { ...states.submitted, transitions: { ...events.approval(heads), cancelled: events.cancel } },
    approved: {
      ...states.approved,
      transitions: {
        scheduled: { title: { th: 'กำหนดเวลา', en: 'Schedule' }, event: 'SCHEDULE' },
        in_progress: start,
        cancelled: events.cancel,
      },
    },
    scheduled: {
      title: { th: 'กำหนดเวลาแล้ว', en: 'Scheduled' },
      tone: 'info',
      transitions: { in_progress: start, cancelled: events.cancel },
    },
    in_progress: {
      title: { th: 'กำลังดำเนินการ', en: 'In progress' },
      tone: 'warning',
      transitions: {
        completed: { title: { th: 'งานเสร็จ', en: 'Complete' }, event: 'COMPLETE' },
        on_hold: { title: { th: 'พักงาน', en: 'Hold' }, event: 'HOLD' },
      },
    },
    on_hold: {
      title: { th: 'พักงาน', en: 'On hold' },
      tone: 'warning',
      transitions: {
        in_progress: { title: { th: 'ทำต่อ', en: 'Resume' }, event: 'RESUME' },
        cancelled: events.cancel,
      },
    },
    completed: {
      ...states.completed,
      transitions: { closed: { title: { th: 'ปิดงาน', en: 'Close' }, event: 'CLOSE', roles: heads } },
    },
    closed: states.closed,
    rejected: states.rejected,
    cancelled: states.cancelled,
  },
});
