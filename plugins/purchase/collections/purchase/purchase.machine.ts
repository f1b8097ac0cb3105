import { defineRecordMachine } from 'sala/engine';
import { createPurchaseStates } from '../../shared/purchaseStates.ts';

export const machine = defineRecordMachine({
  id: 'purchase',
  initial: 'draft',
  states: createPurchaseStates({
    approved: { stamps: { approved_by: 'user', approved_at: 'now' } },
    received: { effects: ['stock.receive'], stamps: { received_by: 'user', received_at: 'now' } },
    invoiced: { effects: ['finance.draftInvoice'] },
  }),
});
