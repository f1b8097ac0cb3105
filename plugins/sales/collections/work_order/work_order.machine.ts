import { defineRecordMachine, events, states } from 'sala/engine';

export const machine = defineRecordMachine({
  id: 'work-order',
  initial: 'pending',
  states: {
    pending: {
      title: { th: 'รอหยิบ', en: 'Pending' },
      tone: 'neutral',
      transitions: { picking: events.startPicking },
    },
    picking: {
      ...states.picking,
      stamps: { picking_started_at: 'now' },
      transitions: { picked: { title: { th: 'หยิบครบ', en: 'Finish picking' }, event: 'FINISH_PICKING' } },
    },
    picked: {
      title: { th: 'หยิบแล้ว', en: 'Picked' },
      tone: 'info',
      stamps: { picking_completed_at: 'now' },
      transitions: { 'ready-to-ship': events.markReady },
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
