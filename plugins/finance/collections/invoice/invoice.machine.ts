import { defineRecordMachine, events, hasLines, states, type TransitionConfig } from 'sala/engine';
import type { Action } from 'sala/schemas';
import { becomeOverdue, markPaid, overdue, paid, takePart, voidDocument, voided } from '../../shared/documentStates.ts';

/** How much was paid so far is asked with the event. */
const takePayment: TransitionConfig = {
  ...takePart,
  corrects: ['paid_amount', 'payment_date'],
  guards: [
    {
      if: 'record.total_amount == 0 || record.paid_amount < record.total_amount',
      field: 'paid_amount',
      message: {
        th: 'ยอดที่ชำระแล้วต้องน้อยกว่ายอดรวม {{record.total_amount}} ถ้าชำระครบให้กด “รับชำระแล้ว”',
        en: 'The paid amount is less than the total of {{record.total_amount}}; one that is paid in full is marked paid',
      },
    },
  ],
};

/** One that somebody wrote without a due date is due after its terms. */
const dueByTerms: Action = {
  when: 'record.due_date == null',
  set: {
    due_date: 'invoiceDue(coalesce(record.invoice_date, today), record.payment_terms, record.payment_terms_days)',
  },
};

export const machine = defineRecordMachine({
  id: 'invoice',
  initial: 'draft',
  states: {
    draft: {
      ...states.draft,
      transitions: { sent: { ...events.send, guards: [hasLines] }, cancelled: events.cancel },
    },
    sent: {
      ...states.sent,
      stamps: { sent_by: 'user', sent_date: 'now' },
      actions: [dueByTerms, { document: 'invoice' }],
      transitions: {
        viewed: events.markViewed,
        partial_paid: takePayment,
        paid: markPaid,
        overdue: becomeOverdue,
        voided: voidDocument,
      },
    },
    viewed: {
      ...states.viewed,
      transitions: { partial_paid: takePayment, paid: markPaid, overdue: becomeOverdue, voided: voidDocument },
    },
    partial_paid: {
      title: { th: 'ชำระบางส่วน', en: 'Partly paid' },
      tone: 'warning',
      transitions: { paid: markPaid, overdue: becomeOverdue, voided: voidDocument },
    },
    overdue: { ...overdue, transitions: { partial_paid: takePayment, paid: markPaid, cancelled: events.cancel } },
    paid: {
      ...paid,
      actions: [{ set: { paid_amount: 'record.total_amount', payment_date: 'coalesce(record.payment_date, today)' } }],
    },
    cancelled: states.cancelled,
    voided,
  },
});
