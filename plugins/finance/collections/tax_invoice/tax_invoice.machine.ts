import { defineRecordMachine, events, states } from 'sala/engine';
import { issued, markPaid, paid, voidDocument, voided } from '../../shared/documentStates.ts';

export const machine = defineRecordMachine({
  id: 'tax-invoice',
  initial: 'issued',
  states: {
    draft: {
      ...states.draft,
      start: true,
      transitions: {
        issued: { title: { th: 'ออกใบกำกับภาษี', en: 'Issue' }, event: 'ISSUE', inPerson: true },
        cancelled: events.cancel,
      },
    },
    issued: {
      ...issued,
      stamps: { issued_by: 'user', issued_date: 'now' },
      transitions: { paid: markPaid, sent: events.send, voided: { ...voidDocument, note: true } },
    },
    sent: { ...states.sent, transitions: { paid: markPaid, voided: { ...voidDocument, note: true } } },
    paid,
    cancelled: states.cancelled,
    voided,
  },
});
