import type { JsonObject } from 'sala/schemas';
import { deriveId, type EffectContext, type EffectHandler } from 'sala/server';
import { receiveProduction, receivePurchase, type StockReceipt } from '../shared/receiveStock.ts';
import { consumeHeld } from './holdStock.ts';

/** Adds the goods of a received purchase: stock, and one completed goods receipt per received item. */
export const receiveGoods: EffectHandler = async (context) => {
  const receipt = receivePurchase({ ...readSource(context) });
  return { ...(await writeStock(context, receipt)), ...(await writeMovements(context, receipt)) };
};

/**
 * Creates only the goods receipts, on request. They have the same ids as those of `receiveGoods`, so whichever runs
 * first creates them.
 */
export const writeReceipt: EffectHandler = (context) => writeMovements(context, receivePurchase(readSource(context)));

/** Consumes the materials of a completed production order and adds the finished goods. */
export const produceGoods: EffectHandler = async (context) => {
  const used = await consumeHeld(context, context.recordId);
  const receipt = receiveProduction(readSource(context));
  return { used, ...(await writeStock(context, receipt)), ...(await writeMovements(context, receipt)) };
};

function readSource({ collection, recordId, record, at }: EffectContext) {
  return { collection, id: recordId, record, at };
}

async function writeStock({ collection, recordId, records }: EffectContext, { stock }: StockReceipt) {
  const ids: string[] = [];
  for (const [index, data] of stock.entries()) {
    const id = deriveId('inventory', `stock of ${collection}:${recordId}`, index);
    await records.create('inventory', data, { id, once: true });
    ids.push(id);
  }
  return { stock: ids };
}

async function writeMovements(
  { collection, recordId, records }: EffectContext,
  { movements }: StockReceipt,
): Promise<JsonObject> {
  const ids: string[] = [];
  for (const [index, data] of movements.entries()) {
    const id = deriveId('inventory_transaction', `receipt of ${collection}:${recordId}`, index);
    await records.create('inventory_transaction', data, { id, once: true, state: 'completed' });
    ids.push(id);
  }
  return { movements: ids };
}
