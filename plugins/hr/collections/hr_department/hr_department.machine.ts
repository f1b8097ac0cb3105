import { defineRecordMachine } from 'sala/engine';

export const machine = defineRecordMachine({
  id: 'hr_department',
  initial: 'active',
  states: {
    active: {
      title: { th: 'ใช้งาน', en: 'Active' },
      tone: 'success',
      moves: {
        inactive: { title: { th: 'ปิดใช้งาน', en: 'Deactivate' }, event: 'DEACTIVATE' },
        reorganizing: { title: { th: 'ปรับโครงสร้าง', en: 'Reorganise' }, event: 'REORGANIZE' },
      },
    },
    inactive: {
      title: { th: 'ไม่ใช้งาน', en: 'Inactive' },
      tone: 'neutral',
      moves: {
        active: { title: { th: 'เปิดใช้งาน', en: 'Activate' }, event: 'ACTIVATE' },
      },
    },
    reorganizing: {
      title: { th: 'กำลังปรับโครงสร้าง', en: 'Reorganising' },
      tone: 'warning',
      moves: {
        active: { title: { th: 'ปรับโครงสร้างเสร็จ', en: 'Finish' }, event: 'FINISH' },
        dissolved: { title: { th: 'ยุบแผนก', en: 'Dissolve' }, event: 'DISSOLVE', roles: ['admin', 'manager', 'hr'] },
      },
    },
    dissolved: { title: { th: 'ยุบแล้ว', en: 'Dissolved' }, tone: 'neutral', final: true },
  },
});
