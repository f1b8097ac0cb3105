import { defineRecordMachine, events, states } from 'sala/engine';

const officers = ['admin', 'hr'];

export const machine = defineRecordMachine({
  id: 'payslip',
  initial: 'draft',
  states: {
    draft: {
      ...states.draft,
      transitions: {
        paid: { title: { th: 'จ่ายแล้ว', en: 'Mark paid' }, event: 'PAY', roles: officers, inPerson: true },
        cancelled: { ...events.cancel, roles: officers },
      },
    },
    paid: {
      title: { th: 'จ่ายแล้ว', en: 'Paid' },
      tone: 'success',
      transitions: { cancelled: { ...events.cancel, roles: officers, note: true } },
    },
    cancelled: states.cancelled,
  },
});
