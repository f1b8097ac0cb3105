import { defineRecordMachine } from 'sala/engine';

const officers = ['admin', 'manager', 'hr'];

export const machine = defineRecordMachine({
  id: 'hr_employee',
  initial: 'active',
  states: {
    active: {
      title: { th: 'ทำงาน', en: 'Active' },
      tone: 'success',
      moves: {
        inactive: { title: { th: 'ปิดใช้งาน', en: 'Deactivate' }, event: 'DEACTIVATE' },
        on_leave: { title: { th: 'เริ่มลา', en: 'Start leave' }, event: 'START_LEAVE' },
        suspended: { title: { th: 'พักงาน', en: 'Suspend' }, event: 'SUSPEND' },
        terminated: { title: { th: 'เลิกจ้าง', en: 'Terminate' }, event: 'TERMINATE', roles: officers },
        resigned: { title: { th: 'ลาออก', en: 'Resign' }, event: 'RESIGN', roles: officers },
      },
    },
    inactive: {
      title: { th: 'ไม่ใช้งาน', en: 'Inactive' },
      tone: 'neutral',
      moves: {
        active: { title: { th: 'เปิดใช้งาน', en: 'Activate' }, event: 'ACTIVATE' },
      },
    },
    on_leave: {
      title: { th: 'ลา', en: 'On leave' },
      tone: 'info',
      moves: {
        active: { title: { th: 'กลับมาทำงาน', en: 'Return' }, event: 'RETURN' },
        inactive: { title: { th: 'ปิดใช้งาน', en: 'Deactivate' }, event: 'DEACTIVATE' },
      },
    },
    suspended: {
      title: { th: 'พักงาน', en: 'Suspended' },
      tone: 'warning',
      moves: {
        active: { title: { th: 'คืนหน้าที่', en: 'Reinstate' }, event: 'REINSTATE' },
        terminated: { title: { th: 'เลิกจ้าง', en: 'Terminate' }, event: 'TERMINATE', roles: officers },
      },
    },
    terminated: { title: { th: 'เลิกจ้าง', en: 'Terminated' }, tone: 'danger', final: true },
    resigned: { title: { th: 'ลาออก', en: 'Resigned' }, tone: 'neutral', final: true },
  },
});
