import { defineRecordMachine } from 'sala/engine';
import type { Action, Text } from 'sala/schemas';
import { createPurchaseStates } from '../../shared/purchaseStates.ts';

/** Tells the requester what was decided. */
const tellRequester = (kind: 'success' | 'warning', title: Text): Action[] => [
  {
    notify: {
      to: 'record.created_by',
      kind,
      title,
      text: {
        th: 'เลขที่ {{record.purchase_request_code | default: -}}',
        en: 'No. {{record.purchase_request_code | default: -}}',
      },
    },
  },
];

export const machine = defineRecordMachine({
  id: 'purchase_request',
  initial: 'draft',
  states: createPurchaseStates({
    approved: {
      actions: tellRequester('success', { th: 'ใบขอซื้อของคุณได้รับอนุมัติ', en: 'Your purchase request was approved' }),
      stamps: { approved_by: 'user', approved_at: 'now' },
    },
    rejected: {
      actions: tellRequester('warning', {
        th: 'ใบขอซื้อของคุณไม่ได้รับอนุมัติ',
        en: 'Your purchase request was rejected',
      }),
    },
  }),
});
