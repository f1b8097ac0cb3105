import { defineRecordMachine } from 'sala/engine';
import { createPurchaseStates } from '../../shared/purchaseStates.ts';

export const machine = defineRecordMachine({
  id: 'purchase_order',
  initial: 'draft',
  states: createPurchaseStates({
    approved: { stamps: { approved_by: 'user', approved_at: 'now' } },
    sent: { stamps: { sent_date: 'now' } },
    acknowledged: { stamps: { acknowledged_date: 'now' } },
  }),
});
