import { defineRecordMachine } from 'sala/engine';

export const machine = defineRecordMachine({
  id: 'work-order',
  initial: 'pending',
  states: {
    pending: {
      title: { th: 'รอหยิบ', en: 'Pending' },
      tone: 'neutral',
      moves: {
        picking: { title: { th: 'เริ่มหยิบ', en: 'Start picking' }, event: 'PICK' },
      },
    },
    picking: {
      title: { th: 'กำลังหยิบ', en: 'Picking' },
      tone: 'info',
      stamps: { picking_started_at: 'now' },
      moves: {
        picked: { title: { th: 'หยิบครบ', en: 'Finish picking' }, event: 'FINISH_PICKING' },
      },
    },
    picked: {
      title: { th: 'หยิบแล้ว', en: 'Picked' },
      tone: 'info',
      stamps: { picking_completed_at: 'now' },
      moves: {
        'ready-to-ship': { title: { th: 'พร้อมส่ง', en: 'Mark ready' }, event: 'MARK_READY' },
      },
    },
    'ready-to-ship': {
      title: { th: 'พร้อมส่ง', en: 'Ready to ship' },
      tone: 'success',
      aliases: ['ready'],
      final: true,
      stamps: { ready_at: 'now' },
    },
  },
});
