import { defineRecordMachine, events, states } from 'sala/engine';
import { becomeOverdue, markPaid, overdue, paid, takePart, voidDocument, voided } from '../../shared/documentStates.ts';

export const machine = defineRecordMachine({
  id: 'invoice',
  initial: 'draft',
  states: {
    draft: { ...states.draft, transitions: { sent: events.send, cancelled: events.cancel } },
    sent: {
      ...states.sent,
      stamps: { sent_by: 'user', sent_date: 'now' },
      actions: [{ document: 'invoice' }],
      transitions: {
        viewed: events.markViewed,
        partial_paid: takePart,
        paid: markPaid,
        overdue: becomeOverdue,
        voided: voidDocument,
      },
    },
    viewed: {
      ...states.viewed,
      transitions: { partial_paid: takePart, paid: markPaid, overdue: becomeOverdue, voided: voidDocument },
    },
    partial_paid: {
      title: { th: 'ชำระบางส่วน', en: 'Partly paid' },
      tone: 'warning',
      transitions: { paid: markPaid, overdue: becomeOverdue, voided: voidDocument },
    },
    overdue: { ...overdue, transitions: { partial_paid: takePart, paid: markPaid, cancelled: events.cancel } },
    paid,
    cancelled: states.cancelled,
    voided,
  },
});
