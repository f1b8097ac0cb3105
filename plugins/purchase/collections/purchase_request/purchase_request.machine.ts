import { defineRecordMachine } from 'sala/engine';
import { createPurchaseStates } from '../../shared/purchaseStates.ts';

export const machine = defineRecordMachine({
  id: 'purchase_request',
  initial: 'draft',
  states: createPurchaseStates({ approved: { stamps: { approved_by: 'user', approved_at: 'now' } } }),
});
