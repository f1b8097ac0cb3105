import type { JsonObject } from 'sala/schemas';
import { deriveId, type EffectContext, type EffectHandler } from 'sala/server';
import { claimStock, consumeStock, releaseStock, type StockRecord } from '../shared/claimStock.ts';
import { readStockLines, type StockLine } from '../shared/stockLines.ts';
import { recountSetAside } from './balances.ts';
import { findHeldStock, findStockOf, listProducts, writeMoves } from './stockRecords.ts';

/** Reserves the goods of a confirmed sale; a sale cancelled meanwhile needs none. */
export const reserveGoods: EffectHandler = (context) =>
  hold(context, { lines: readStockLines(context.record.items, ['quantity']), state: 'reserved' });

/** Reserves the materials of a started production order. */
export const allocateMaterials: EffectHandler = (context) =>
  hold(context, { lines: readStockLines(context.record.materials, ['quantity']), state: 'allocated' });

/** Releases the goods of a cancelled sale. */
export const releaseGoods: EffectHandler = async ({ records, recordId }) => {
  const stock = await findHeldStock(records, recordId);
  await recountSetAside(records, listProducts(stock), () => writeMoves(records, stock, releaseStock(stock, recordId)));
  return { released: stock.length };
};

/** A shipped delivery consumes the stock that its sale has reserved. */
export const consumeGoods: EffectHandler = async (context) => {
  const { source_transaction_id: source, sales_order_id: sale } = context.record;
  const holder = [source, sale].find((id) => typeof id === 'string' && id !== '');
  if (typeof holder !== 'string') return { skipped: 'no sale' };
  return { used: await consumeHeld(context, holder) };
};

/** Consumes the stock reserved for a record, with an issue movement for each; the movements reduce the balances. */
export async function consumeHeld(context: EffectContext, holder: string): Promise<number> {
  const { records, key, at, collection, recordId } = context;
  const stock = await findHeldStock(records, holder);
  await writeMoves(records, stock, consumeStock(stock, holder));
  for (const one of stock)
    await records.create(
      'inventory_transaction',
      {
        ...describeIssue(one),
        transaction_type: collection,
        reference_type: collection,
        reference_id: recordId,
        transaction_date: at,
      },
      { id: deriveId('inventory_transaction', key, one.id), once: true, state: 'completed' },
    );
  return stock.length;
}

async function hold(
  { records, recordId, key, record }: EffectContext,
  { lines, state }: { lines: StockLine[]; state: 'reserved' | 'allocated' },
): Promise<JsonObject> {
  if (record.state === 'cancelled') return { skipped: 'cancelled' };
  const products = listProducts([...(await findStockOf(records, lines)), ...lines.map((line) => ({ ...line }))]);
  let result: JsonObject = {};
  await recountSetAside(
    records,
    products.filter((id) => id !== ''),
    async () => {
      const stock = await findStockOf(records, lines);
      const { moves, splits, short } = claimStock({ lines, stock, state, holder: recordId });
      await writeMoves(records, stock, moves);
      for (const [index, split] of splits.entries())
        await records.create('inventory', split.data, {
          id: deriveId('inventory', key, index),
          once: true,
          state: split.state,
        });
      result = { moved: moves.length, split: splits.length, short: short.map((line) => ({ ...line })) };
    },
  );
  return result;
}

function describeIssue(stock: StockRecord): JsonObject {
  const { product_id, product_name, sku, unit, quantity, unit_price, total_value, location } = stock;
  const described = { product_id, product_name, sku, unit, quantity, unit_price, total_value };
  const known = Object.entries(described).filter(([, value]) => value !== undefined && value !== null);
  return {
    ...Object.fromEntries(known),
    location: location ?? 'WH01',
    from_location: location ?? 'WH01',
    movement_type: 'issue',
  };
}
