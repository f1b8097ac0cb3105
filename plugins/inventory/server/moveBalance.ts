import { Decimal } from 'decimal.js';
import { isJsonObject, type JsonObject } from 'sala/schemas';
import type { EffectHandler } from 'sala/server';
import { applyMovement, recalculateBalance } from '../shared/applyMovement.ts';
import { readAmount } from '../shared/readAmount.ts';
import { openBalance, readSetAside, writeBalance } from './balances.ts';
import { findAll } from './findAll.ts';

/**
 * Applies a completed movement to the balance of its product, once: the movement then contains the stock before and
 * after it.
 */
export const moveBalance: EffectHandler = async ({ records, record, recordId, at }) => {
  const { product_id: productId } = record;
  if (typeof productId !== 'string' || productId === '') return { skipped: 'no product' };
  const balance = await openBalance(records, productId);
  // Read again after the balance: a recalculation in between has already counted it.
  const movement = await records.read('inventory_transaction', recordId);
  if (isCounted(movement)) return { skipped: 'counted already' };
  const aside = await readSetAside(records, productId);
  const after = applyMovement({ ...balance, ...aside }, record, at);
  await writeBalance(records, balance, pickChanges(balance, after));
  await stampMovement(recordId, balance, after);
  await records.update('product', productId, { current_stock: after.qty_on_hand ?? 0 });
  return { before: balance.qty_on_hand ?? 0, after: after.qty_on_hand ?? 0 };

  async function stampMovement(id: string, before: JsonObject, then: JsonObject) {
    const stamp = { current_stock: before.qty_on_hand ?? 0, stock_after: then.qty_on_hand ?? 0 };
    await records.update('inventory_transaction', id, stamp);
  }
};

/** Recomputes a balance from its movements, which are then all counted. */
export const recalculate: EffectHandler = async ({ records, recordId, at }) => {
  const [balance] = (await records.find('inventory_balance', { filter: { id: recordId }, limit: 1 })).data;
  if (balance?.state !== 'recalculating') return { skipped: 'not recalculating' };
  const productId = String(balance.product_id);
  const movements = await findAll(
    records,
    'inventory_transaction',
    { product_id: productId, state: 'completed' },
    { transaction_date: 1, created_at: 1, id: 1 },
  );
  const aside = await readSetAside(records, productId);
  const after = recalculateBalance({ ...balance, ...aside }, movements, at);
  await writeBalance(records, balance, pickChanges(balance, after), 'FINISH');
  for (const movement of movements)
    if (!isCounted(movement))
      await records.update('inventory_transaction', String(movement.id), { stock_after: after.qty_on_hand ?? 0 });
  await records.update('product', productId, { current_stock: after.qty_on_hand ?? 0 });
  const change = new Decimal(readAmount(after.qty_on_hand)).minus(readAmount(balance.qty_on_hand));
  return { movements: movements.length, change: change.toNumber() };
};

function isCounted({ stock_after: after }: JsonObject): boolean {
  return typeof after === 'number';
}

/** The changed fields, without system fields. */
function pickChanges(before: JsonObject, after: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(after).filter(([field, value]) => value !== before[field] || isJsonObject(value)),
  );
}
