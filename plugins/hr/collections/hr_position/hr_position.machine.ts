import { defineRecordMachine, events, states } from 'sala/engine';

export const machine = defineRecordMachine({
  id: 'hr_position',
  initial: 'active',
  states: {
    active: {
      ...states.active,
      transitions: {
        inactive: events.deactivate,
        deprecated: { title: { th: 'ยกเลิกตำแหน่ง', en: 'Retire' }, event: 'RETIRE', roles: ['admin', 'manager', 'hr'] },
      },
    },
    inactive: states.onOff.inactive,
    deprecated: { title: { th: 'เลิกใช้', en: 'Retired' }, tone: 'neutral', final: true },
  },
});
