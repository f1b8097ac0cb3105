import { defineRecordMachine, events, states } from 'sala/engine';

const allocate = { title: { th: 'จัดสรร', en: 'Allocate' }, event: 'ALLOCATE' };
const consume = { title: { th: 'ตัดใช้', en: 'Consume' }, event: 'CONSUME' };

export const machine = defineRecordMachine({
  id: 'inventory',
  initial: 'available',
  states: {
    available: {
      title: { th: 'พร้อมใช้', en: 'Available' },
      tone: 'success',
      transitions: {
        reserved: { title: { th: 'จอง', en: 'Reserve' }, event: 'RESERVE' },
        allocated: allocate,
        inactive: events.deactivate,
      },
    },
    reserved: {
      title: { th: 'จองแล้ว', en: 'Reserved' },
      tone: 'info',
      start: true,
      transitions: {
        available: { title: { th: 'ปล่อยจอง', en: 'Release' }, event: 'RELEASE' },
        allocated: allocate,
        inactive: consume,
      },
    },
    allocated: {
      title: { th: 'จัดสรรแล้ว', en: 'Allocated' },
      tone: 'warning',
      start: true,
      transitions: {
        available: { title: { th: 'คืนจากจัดสรร', en: 'Release' }, event: 'RELEASE' },
        inactive: consume,
      },
    },
    inactive: { ...states.inactive, transitions: { available: events.activate } },
  },
});
