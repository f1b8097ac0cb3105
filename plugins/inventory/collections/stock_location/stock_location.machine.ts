import { defineRecordMachine, events, states } from 'sala/engine';

export const machine = defineRecordMachine({
  id: 'stock_location',
  initial: 'active',
  states: {
    active: {
      ...states.active,
      transitions: {
        inactive: events.deactivate,
        maintenance: { title: { th: 'ปิดซ่อมบำรุง', en: 'Take down for maintenance' }, event: 'MAINTAIN' },
        archived: events.archive,
        full: { title: { th: 'แจ้งเต็ม', en: 'Mark full' }, event: 'MARK_FULL' },
        reserved: { title: { th: 'กันไว้', en: 'Reserve' }, event: 'RESERVE' },
        damaged: { title: { th: 'แจ้งชำรุด', en: 'Report damage' }, event: 'REPORT_DAMAGE' },
        blocked: { title: { th: 'ระงับ', en: 'Block' }, event: 'BLOCK' },
      },
    },
    inactive: { ...states.inactive, transitions: { active: events.activate, archived: events.archive } },
    maintenance: {
      title: { th: 'ซ่อมบำรุง', en: 'Maintenance' },
      tone: 'warning',
      transitions: {
        active: { title: { th: 'เปิดใช้อีกครั้ง', en: 'Bring back' }, event: 'BRING_BACK' },
        inactive: events.deactivate,
      },
    },
    full: {
      title: { th: 'เต็ม', en: 'Full' },
      tone: 'info',
      transitions: { active: { title: { th: 'มีที่ว่าง', en: 'Mark free' }, event: 'MARK_FREE' } },
    },
    reserved: {
      title: { th: 'กันไว้', en: 'Reserved' },
      tone: 'info',
      transitions: { active: { title: { th: 'ปล่อย', en: 'Release' }, event: 'RELEASE' } },
    },
    damaged: {
      title: { th: 'ชำรุด', en: 'Damaged' },
      tone: 'danger',
      transitions: { maintenance: { title: { th: 'ส่งซ่อม', en: 'Send to repair' }, event: 'REPAIR' } },
    },
    blocked: {
      title: { th: 'ระงับ', en: 'Blocked' },
      tone: 'danger',
      transitions: { active: events.unblock },
    },
    archived: states.archived,
  },
});
