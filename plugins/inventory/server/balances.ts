import type { JsonObject } from 'sala/schemas';
import { deriveId, type EffectContext } from 'sala/server';
import { createBalance } from '../shared/applyMovement.ts';
import { countSetAside } from '../shared/claimStock.ts';
import { readAmount } from '../shared/readAmount.ts';
import { findStock } from './stockRecords.ts';

type Records = EffectContext['records'];

/** The balance of a product, made where there is none yet. */
export async function openBalance(records: Records, productId: string): Promise<JsonObject> {
  const found = await records.find('inventory_balance', {
    filter: { product_id: productId },
    sort: { created_at: 1 },
    limit: 1,
  });
  const [balance] = found.data;
  if (balance) return balance;
  const product = await records.read('product', productId);
  const { product_code: code, min_stock, reorder_point, negative_stock_allowed: negative } = product;
  const first = createBalance({
    id: productId,
    product_code: typeof code === 'string' && code !== '' ? code : productId,
    ...(typeof min_stock === 'number' && { min_stock }),
    ...(typeof reorder_point === 'number' && { reorder_point }),
  });
  const id = deriveId('inventory_balance', productId);
  const written = await records.create(
    'inventory_balance',
    { ...first, is_negative_allowed: negative === true },
    { id },
  );
  return { ...first, ...written.record };
}

/** Writes what changed of a balance, on the version it was worked out from. A locked one waits until it is unlocked. */
export async function writeBalance(
  records: Records,
  balance: JsonObject,
  changes: JsonObject,
  event?: string,
): Promise<void> {
  if (balance.state === 'locked')
    throw new Error(`the balance of ${String(balance.product_code)} is locked; unlock it and run this again`);
  const id = String(balance.id);
  const version = Number(balance.version);
  if (event === undefined) await records.update('inventory_balance', id, changes, { version });
  else await records.transition('inventory_balance', id, event, { version, data: changes });
}

/** Lets the balances of products tell what of their stock is set aside. They are read first, so a change between is noticed. */
export async function recountSetAside(
  records: Records,
  products: string[],
  change: () => Promise<void>,
): Promise<void> {
  const balances: JsonObject[] = [];
  for (const product of products) balances.push(await openBalance(records, product));
  await change();
  for (const balance of balances) {
    const aside = await readSetAside(records, String(balance.product_id));
    const available = readAmount(balance.qty_on_hand) - aside.qty_reserved;
    await writeBalance(records, balance, { ...aside, qty_available: available });
  }
}

export async function readSetAside(records: Records, productId: string) {
  const stock = await findStock(records, { product_id: productId, state: { $in: ['reserved', 'allocated'] } });
  return countSetAside(stock);
}
