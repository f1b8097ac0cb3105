import { defineRecordMachine } from 'sala/engine';

export const machine = defineRecordMachine({
  id: 'product',
  initial: 'active',
  states: {
    draft: {
      title: { th: 'ร่าง', en: 'Draft' },
      tone: 'neutral',
      start: true,
      moves: {
        active: { title: { th: 'เปิดใช้งาน', en: 'Activate' }, event: 'ACTIVATE' },
        inactive: { title: { th: 'ปิดใช้งาน', en: 'Deactivate' }, event: 'DEACTIVATE' },
        archived: { title: { th: 'เก็บถาวร', en: 'Archive' }, event: 'ARCHIVE' },
      },
    },
    active: {
      title: { th: 'ใช้งาน', en: 'Active' },
      tone: 'success',
      moves: {
        inactive: { title: { th: 'ปิดใช้งาน', en: 'Deactivate' }, event: 'DEACTIVATE' },
        discontinued: {
          title: { th: 'เลิกจำหน่าย', en: 'Discontinue' },
          event: 'DISCONTINUE',
          roles: ['admin', 'manager', 'inventory'],
        },
      },
    },
    inactive: {
      title: { th: 'ไม่ใช้งาน', en: 'Inactive' },
      tone: 'neutral',
      moves: {
        active: { title: { th: 'เปิดใช้งาน', en: 'Activate' }, event: 'ACTIVATE' },
        discontinued: {
          title: { th: 'เลิกจำหน่าย', en: 'Discontinue' },
          event: 'DISCONTINUE',
          roles: ['admin', 'manager', 'inventory'],
        },
        archived: { title: { th: 'เก็บถาวร', en: 'Archive' }, event: 'ARCHIVE' },
      },
    },
    discontinued: { title: { th: 'เลิกจำหน่าย', en: 'Discontinued' }, tone: 'danger', final: true },
    archived: { title: { th: 'เก็บถาวร', en: 'Archived' }, tone: 'neutral', final: true },
  },
});
