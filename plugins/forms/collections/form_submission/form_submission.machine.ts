import { defineRecordMachine } from 'sala/engine';

export const machine = defineRecordMachine({
  id: 'form_submission',
  initial: 'submitted',
  states: {
    submitted: {
      title: { th: 'ส่งแล้ว', en: 'Submitted' },
      tone: 'info',
      moves: {
        processing: { title: { th: 'รับเรื่อง', en: 'Take up' }, event: 'TAKE_UP' },
        closed: { title: { th: 'ปิดเรื่อง', en: 'Close' }, event: 'CLOSE' },
      },
    },
    processing: {
      title: { th: 'กำลังดำเนินการ', en: 'In progress' },
      tone: 'warning',
      moves: { closed: { title: { th: 'ปิดเรื่อง', en: 'Close' }, event: 'CLOSE' } },
    },
    closed: {
      title: { th: 'เสร็จสิ้น', en: 'Closed' },
      tone: 'success',
      moves: { processing: { title: { th: 'เปิดเรื่องอีกครั้ง', en: 'Open again' }, event: 'REOPEN' } },
    },
  },
});
