import { defineRecordMachine, events, states } from 'sala/engine';

const officers = ['admin', 'manager', 'hr'];

const terminate = { title: { th: 'เลิกจ้าง', en: 'Terminate' }, event: 'TERMINATE', roles: officers };

export const machine = defineRecordMachine({
  id: 'hr_employee',
  initial: 'active',
  states: {
    active: {
      title: { th: 'ทำงาน', en: 'Active' },
      tone: 'success',
      transitions: {
        inactive: events.deactivate,
        on_leave: { title: { th: 'เริ่มลา', en: 'Start leave' }, event: 'START_LEAVE' },
        suspended: { title: { th: 'พักงาน', en: 'Suspend' }, event: 'SUSPEND' },
        terminated: terminate,
        resigned: { title: { th: 'ลาออก', en: 'Resign' }, event: 'RESIGN', roles: officers },
      },
    },
    inactive: states.onOff.inactive,
    on_leave: {
      title: { th: 'ลา', en: 'On leave' },
      tone: 'info',
      transitions: {
        active: { title: { th: 'กลับมาทำงาน', en: 'Return' }, event: 'RETURN' },
        inactive: events.deactivate,
      },
    },
    suspended: {
      title: { th: 'พักงาน', en: 'Suspended' },
      tone: 'warning',
      transitions: {
        active: { title: { th: 'คืนหน้าที่', en: 'Reinstate' }, event: 'REINSTATE' },
        terminated: terminate,
      },
    },
    terminated: { title: { th: 'เลิกจ้าง', en: 'Terminated' }, tone: 'danger', final: true },
    resigned: { title: { th: 'ลาออก', en: 'Resigned' }, tone: 'neutral', final: true },
  },
});
