import { defineRecordMachine } from 'sala/engine';
import { createPurchaseStates } from '../../shared/purchaseStates.ts';

export const machine = defineRecordMachine({
  id: 'purchase_request',
  initial: 'draft',
  states: createPurchaseStates({
    approved: { effects: ['purchase.tellRequester'], stamps: { approved_by: 'user', approved_at: 'now' } },
    rejected: { effects: ['purchase.tellRequester'] },
  }),
});
