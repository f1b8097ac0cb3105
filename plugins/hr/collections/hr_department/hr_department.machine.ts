import { defineRecordMachine, events, states } from 'sala/engine';

export const machine = defineRecordMachine({
  id: 'hr_department',
  initial: 'active',
  states: {
    active: {
      ...states.active,
      transitions: {
        inactive: events.deactivate,
        reorganizing: { title: { th: 'ปรับโครงสร้าง', en: 'Reorganise' }, event: 'REORGANIZE' },
      },
    },
    inactive: states.onOff.inactive,
    reorganizing: {
      title: { th: 'กำลังปรับโครงสร้าง', en: 'Reorganising' },
      tone: 'warning',
      transitions: {
        active: { title: { th: 'ปรับโครงสร้างเสร็จ', en: 'Finish' }, event: 'FINISH' },
        dissolved: { title: { th: 'ยุบแผนก', en: 'Dissolve' }, event: 'DISSOLVE', roles: ['admin', 'manager', 'hr'] },
      },
    },
    dissolved: { title: { th: 'ยุบแล้ว', en: 'Dissolved' }, tone: 'neutral', final: true },
  },
});
