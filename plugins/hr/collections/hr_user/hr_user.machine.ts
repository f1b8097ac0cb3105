import { defineRecordMachine } from 'sala/engine';

export const machine = defineRecordMachine({
  id: 'hr_user',
  initial: 'pending',
  states: {
    pending: {
      title: { th: 'รอเปิดใช้', en: 'Pending' },
      tone: 'neutral',
      moves: {
        active: { title: { th: 'เปิดใช้งาน', en: 'Activate' }, event: 'ACTIVATE' },
        inactive: { title: { th: 'ปิดใช้งาน', en: 'Deactivate' }, event: 'DEACTIVATE' },
      },
    },
    active: {
      title: { th: 'ใช้งาน', en: 'Active' },
      tone: 'success',
      moves: {
        inactive: { title: { th: 'ปิดใช้งาน', en: 'Deactivate' }, event: 'DEACTIVATE' },
        locked: { title: { th: 'ล็อก', en: 'Lock' }, event: 'LOCK' },
        suspended: { title: { th: 'พักใช้', en: 'Suspend' }, event: 'SUSPEND' },
      },
    },
    inactive: {
      title: { th: 'ไม่ใช้งาน', en: 'Inactive' },
      tone: 'neutral',
      moves: {
        active: { title: { th: 'เปิดใช้งาน', en: 'Activate' }, event: 'ACTIVATE' },
      },
    },
    locked: {
      title: { th: 'ล็อก', en: 'Locked' },
      tone: 'danger',
      moves: {
        active: { title: { th: 'ปลดล็อก', en: 'Unlock' }, event: 'UNLOCK' },
      },
    },
    suspended: {
      title: { th: 'พักใช้', en: 'Suspended' },
      tone: 'warning',
      moves: {
        active: { title: { th: 'คืนสถานะ', en: 'Reinstate' }, event: 'REINSTATE' },
        inactive: { title: { th: 'ปิดใช้งาน', en: 'Deactivate' }, event: 'DEACTIVATE' },
      },
    },
  },
});
