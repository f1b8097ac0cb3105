import { defineRecordMachine, states } from 'sala/engine';

const close = { title: { th: 'ปิดเรื่อง', en: 'Close' }, event: 'CLOSE' };

export const machine = defineRecordMachine({
  id: 'form_submission',
  initial: 'submitted',
  states: {
    submitted: {
      ...states.submitted,
      title: { th: 'ใหม่', en: 'New' },
      effects: ['form.tell'],
      transitions: {
        processing: { title: { th: 'รับเรื่อง', en: 'Take up' }, event: 'TAKE_UP' },
        closed: close,
      },
    },
    processing: {
      title: { th: 'กำลังดำเนินการ', en: 'In progress' },
      tone: 'warning',
      transitions: { closed: close },
    },
    closed: {
      title: { th: 'เสร็จสิ้น', en: 'Closed' },
      tone: 'success',
      transitions: { processing: { title: { th: 'เปิดเรื่องอีกครั้ง', en: 'Open again' }, event: 'REOPEN' } },
    },
  },
});
