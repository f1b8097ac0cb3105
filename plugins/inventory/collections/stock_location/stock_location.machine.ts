import { defineRecordMachine } from 'sala/engine';

export const machine = defineRecordMachine({
  id: 'stock_location',
  initial: 'active',
  states: {
    active: {
      title: { th: 'ใช้งาน', en: 'Active' },
      tone: 'success',
      moves: {
        inactive: { title: { th: 'ปิดใช้งาน', en: 'Deactivate' }, event: 'DEACTIVATE' },
        maintenance: { title: { th: 'ปิดซ่อมบำรุง', en: 'Take down for maintenance' }, event: 'MAINTAIN' },
        archived: { title: { th: 'เก็บถาวร', en: 'Archive' }, event: 'ARCHIVE' },
        full: { title: { th: 'แจ้งเต็ม', en: 'Mark full' }, event: 'MARK_FULL' },
        reserved: { title: { th: 'กันไว้', en: 'Reserve' }, event: 'RESERVE' },
        damaged: { title: { th: 'แจ้งชำรุด', en: 'Report damage' }, event: 'REPORT_DAMAGE' },
        blocked: { title: { th: 'ระงับ', en: 'Block' }, event: 'BLOCK' },
      },
    },
    inactive: {
      title: { th: 'ไม่ใช้งาน', en: 'Inactive' },
      tone: 'neutral',
      moves: {
        active: { title: { th: 'เปิดใช้งาน', en: 'Activate' }, event: 'ACTIVATE' },
        archived: { title: { th: 'เก็บถาวร', en: 'Archive' }, event: 'ARCHIVE' },
      },
    },
    maintenance: {
      title: { th: 'ซ่อมบำรุง', en: 'Maintenance' },
      tone: 'warning',
      moves: {
        active: { title: { th: 'เปิดใช้อีกครั้ง', en: 'Bring back' }, event: 'BRING_BACK' },
        inactive: { title: { th: 'ปิดใช้งาน', en: 'Deactivate' }, event: 'DEACTIVATE' },
      },
    },
    full: {
      title: { th: 'เต็ม', en: 'Full' },
      tone: 'info',
      moves: {
        active: { title: { th: 'มีที่ว่าง', en: 'Mark free' }, event: 'MARK_FREE' },
      },
    },
    reserved: {
      title: { th: 'กันไว้', en: 'Reserved' },
      tone: 'info',
      moves: {
        active: { title: { th: 'ปล่อย', en: 'Release' }, event: 'RELEASE' },
      },
    },
    damaged: {
      title: { th: 'ชำรุด', en: 'Damaged' },
      tone: 'danger',
      moves: {
        maintenance: { title: { th: 'ส่งซ่อม', en: 'Send to repair' }, event: 'REPAIR' },
      },
    },
    blocked: {
      title: { th: 'ระงับ', en: 'Blocked' },
      tone: 'danger',
      moves: {
        active: { title: { th: 'ยกเลิกการระงับ', en: 'Unblock' }, event: 'UNBLOCK' },
      },
    },
    archived: { title: { th: 'เก็บถาวร', en: 'Archived' }, tone: 'neutral', final: true },
  },
});
