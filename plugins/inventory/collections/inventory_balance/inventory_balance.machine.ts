import { defineRecordMachine } from 'sala/engine';

export const machine = defineRecordMachine({
  id: 'inventory_balance',
  initial: 'active',
  states: {
    active: {
      title: { th: 'ปกติ', en: 'Active' },
      tone: 'success',
      moves: {
        recalculating: { title: { th: 'คำนวณใหม่', en: 'Recalculate' }, event: 'RECALCULATE' },
        locked: { title: { th: 'ล็อก', en: 'Lock' }, event: 'LOCK' },
      },
    },
    recalculating: {
      title: { th: 'กำลังคำนวณ', en: 'Recalculating' },
      tone: 'info',
      effects: ['stock.recalculate'],
      moves: {
        active: { title: { th: 'คำนวณเสร็จ', en: 'Finish' }, event: 'FINISH' },
        locked: { title: { th: 'ล็อก', en: 'Lock' }, event: 'LOCK' },
      },
    },
    locked: {
      title: { th: 'ล็อก', en: 'Locked' },
      tone: 'warning',
      moves: {
        active: { title: { th: 'ปลดล็อก', en: 'Unlock' }, event: 'UNLOCK', roles: ['admin', 'manager', 'inventory'] },
      },
    },
  },
});
