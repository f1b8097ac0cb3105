import { defineRecordMachine } from 'sala/engine';

/** Whether an open task is upcoming, in progress or overdue depends on the current day, so these are not states. */
export const machine = defineRecordMachine({
  id: 'task',
  initial: 'open',
  states: {
    open: {
      title: { th: 'ยังไม่เสร็จ', en: 'Open' },
      tone: 'info',
      transitions: { done: { title: { th: 'ทำเสร็จแล้ว', en: 'Mark as done' }, event: 'COMPLETE' } },
    },
    done: {
      title: { th: 'เสร็จแล้ว', en: 'Done' },
      tone: 'success',
      transitions: { open: { title: { th: 'เปิดงานอีกครั้ง', en: 'Open again' }, event: 'REOPEN' } },
    },
  },
});
