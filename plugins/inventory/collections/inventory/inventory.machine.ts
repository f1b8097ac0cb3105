import { defineRecordMachine } from 'sala/engine';

export const machine = defineRecordMachine({
  id: 'inventory',
  initial: 'available',
  states: {
    available: {
      title: { th: 'พร้อมใช้', en: 'Available' },
      tone: 'success',
      moves: {
        reserved: { title: { th: 'จอง', en: 'Reserve' }, event: 'RESERVE' },
        allocated: { title: { th: 'จัดสรร', en: 'Allocate' }, event: 'ALLOCATE' },
        inactive: { title: { th: 'ปิดใช้งาน', en: 'Deactivate' }, event: 'DEACTIVATE' },
      },
    },
    reserved: {
      title: { th: 'จองแล้ว', en: 'Reserved' },
      tone: 'info',
      start: true,
      moves: {
        available: { title: { th: 'ปล่อยจอง', en: 'Release' }, event: 'RELEASE' },
        allocated: { title: { th: 'จัดสรร', en: 'Allocate' }, event: 'ALLOCATE' },
        inactive: { title: { th: 'ตัดใช้', en: 'Consume' }, event: 'CONSUME' },
      },
    },
    allocated: {
      title: { th: 'จัดสรรแล้ว', en: 'Allocated' },
      tone: 'warning',
      start: true,
      moves: {
        available: { title: { th: 'คืนจากจัดสรร', en: 'Release' }, event: 'RELEASE' },
        inactive: { title: { th: 'ตัดใช้', en: 'Consume' }, event: 'CONSUME' },
      },
    },
    inactive: {
      title: { th: 'ไม่ใช้งาน', en: 'Inactive' },
      tone: 'neutral',
      moves: {
        available: { title: { th: 'เปิดใช้งาน', en: 'Activate' }, event: 'ACTIVATE' },
      },
    },
  },
});
