import { isJsonObject, type JsonObject } from 'sala/schemas';
import { deriveId, type EffectHandler } from 'sala/server';

/** The goods receipts of a purchase that was received elsewhere and imported; one that was received here has them. */
export const writeReceipt: EffectHandler = async ({ records, collection, recordId, record }) => {
  const known = await records.count('inventory_transaction', { filter: { reference_id: recordId } });
  const items = Array.isArray(record.items) && known === 0 ? record.items.filter(isJsonObject) : [];
  for (const [index, item] of items.entries())
    await records.create('inventory_transaction', describeReceipt(item, { collection, recordId }), {
      id: deriveId('inventory_transaction', `receipt of ${recordId}`, index),
      once: true,
      state: 'completed',
    });
  return { movements: known + items.length };
};

function describeReceipt(item: JsonObject, source: { collection: string; recordId: string }): JsonObject {
  const { product_id, product_name, sku, received_quantity, quantity, unit_price, location } = item;
  const known = { product_id, product_name, unit_price, quantity: received_quantity ?? quantity };
  return {
    ...Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)),
    movement_type: 'receive',
    subtype: 'goods_receipt',
    sku: sku ?? product_id ?? 'NO-SKU',
    location: location ?? 'WH01',
    transaction_type: source.collection,
    reference_type: source.collection,
    reference_id: source.recordId,
  };
}
