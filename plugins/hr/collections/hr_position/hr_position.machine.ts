import { defineRecordMachine } from 'sala/engine';

export const machine = defineRecordMachine({
  id: 'hr_position',
  initial: 'active',
  states: {
    active: {
      title: { th: 'ใช้งาน', en: 'Active' },
      tone: 'success',
      moves: {
        inactive: { title: { th: 'ปิดใช้งาน', en: 'Deactivate' }, event: 'DEACTIVATE' },
        deprecated: { title: { th: 'ยกเลิกตำแหน่ง', en: 'Retire' }, event: 'RETIRE', roles: ['admin', 'manager', 'hr'] },
      },
    },
    inactive: {
      title: { th: 'ไม่ใช้งาน', en: 'Inactive' },
      tone: 'neutral',
      moves: {
        active: { title: { th: 'เปิดใช้งาน', en: 'Activate' }, event: 'ACTIVATE' },
      },
    },
    deprecated: { title: { th: 'เลิกใช้', en: 'Retired' }, tone: 'neutral', final: true },
  },
});
