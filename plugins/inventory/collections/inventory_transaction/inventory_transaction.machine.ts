import { defineRecordMachine, events, states } from 'sala/engine';
import { settleMovement } from './settleMovement.ts';

const complete = { title: { th: 'เสร็จสิ้น', en: 'Complete' }, event: 'COMPLETE' };

export const machine = defineRecordMachine({
  id: 'inventory_transaction',
  initial: 'pending',
  states: {
    pending: {
      title: { th: 'รอดำเนินการ', en: 'Pending' },
      tone: 'neutral',
      transitions: { ...events.approval(['admin', 'manager', 'warehouse', 'inventory']), cancelled: events.cancel },
    },
    approved: {
      ...states.approved,
      start: true,
      transitions: {
        in_progress: { title: { th: 'เริ่มดำเนินการ', en: 'Start' }, event: 'START' },
        completed: complete,
        cancelled: events.cancel,
      },
    },
    in_progress: {
      title: { th: 'กำลังดำเนินการ', en: 'In progress' },
      tone: 'info',
      transitions: { completed: complete, cancelled: events.cancel },
    },
    completed: { ...states.completed, start: true, final: true, actions: settleMovement },
    cancelled: states.cancelled,
    rejected: states.rejected,
  },
});
