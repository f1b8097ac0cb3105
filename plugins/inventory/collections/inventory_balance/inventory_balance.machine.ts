import { defineRecordMachine, events } from 'sala/engine';

export const machine = defineRecordMachine({
  id: 'inventory_balance',
  initial: 'active',
  states: {
    active: {
      title: { th: 'ปกติ', en: 'Active' },
      tone: 'success',
      transitions: {
        recalculating: { title: { th: 'คำนวณใหม่', en: 'Recalculate' }, event: 'RECALCULATE' },
        locked: events.lock,
      },
    },
    recalculating: {
      title: { th: 'กำลังคำนวณ', en: 'Recalculating' },
      tone: 'info',
      effects: ['stock.recalculate'],
      stamps: { last_calculated: 'now' },
      transitions: {
        active: { title: { th: 'คำนวณเสร็จ', en: 'Finish' }, event: 'FINISH' },
        locked: events.lock,
      },
    },
    locked: {
      title: { th: 'ล็อก', en: 'Locked' },
      tone: 'warning',
      transitions: { active: { ...events.unlock, roles: ['admin', 'manager', 'inventory'] } },
    },
  },
});
