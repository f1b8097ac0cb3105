import { defineRecordMachine } from 'sala/engine';

export const machine = defineRecordMachine({
  id: 'hr',
  initial: 'active',
  states: {
    active: {
      title: { th: 'ใช้งาน', en: 'Active' },
      tone: 'success',
      moves: {
        inactive: { title: { th: 'ปิดใช้งาน', en: 'Deactivate' }, event: 'DEACTIVATE' },
      },
    },
    inactive: {
      title: { th: 'ไม่ใช้งาน', en: 'Inactive' },
      tone: 'neutral',
      moves: {
        active: { title: { th: 'เปิดใช้งาน', en: 'Activate' }, event: 'ACTIVATE' },
      },
    },
  },
});
