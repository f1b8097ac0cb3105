import type { JsonObject } from 'sala/schemas';
import { deriveId, type EffectContext } from 'sala/server';
import { createBalance } from '../shared/applyMovement.ts';
import { readAmount } from '../shared/readAmount.ts';

type Records = EffectContext['records'];

/** The balance of a product, created if missing. */
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

/**
 * Writes the changed fields of a balance, on the version they were computed from. A locked balance is retried later.
 */
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

/**
 * Updates the reserved quantity in the balances of products. They are read first, so that a change in between is
 * noticed.
 */
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
    const reserved = readAmount({ ...balance, ...aside }.qty_reserved);
    await writeBalance(records, balance, { ...aside, qty_available: readAmount(balance.qty_on_hand) - reserved });
  }
}

/** What stock of a product is reserved and allocated, as the product itself says; nothing of one in the trash. */
export async function readSetAside(records: Records, productId: string): Promise<JsonObject> {
  const [product] = (await records.find('product', { filter: { id: productId }, limit: 1 })).data;
  return product ? { qty_reserved: product.qty_reserved ?? 0, qty_allocated: product.qty_allocated ?? 0 } : {};
}
