import type { JsonObject } from 'sala/schemas';
import { deriveId, type EffectHandler } from 'sala/server';

/** What the entry takes over from the purchase as it is. */
const taken = {
  purchase_order: 'purchase_order',
  supplier_id: 'party_id',
  supplier_name: 'party_name',
  total_amount: 'amount',
  currency: 'currency',
  due_date: 'due_date',
};

/** Creates the accounts-payable entry of a purchase, on request. */
export const writePayable: EffectHandler = async ({ records, record, recordId, key }) => {
  const id = deriveId('finance', key, 'payable');
  const known = Object.entries(taken).flatMap(([from, to]) => (record[from] === undefined ? [] : [[to, record[from]]]));
  const entry: JsonObject = {
    ...Object.fromEntries(known),
    document_type: 'purchase-invoice',
    subtype: 'accounts_payable',
    source_type: 'purchase',
    source_transaction_id: recordId,
    payment_status: 'unpaid',
  };
  await records.create('finance', entry, { id, once: true });
  return { finance: id };
};
