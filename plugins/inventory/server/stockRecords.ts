import type { Condition, JsonObject } from 'sala/schemas';
import type { EffectContext } from 'sala/server';
import type { StockMove, StockRecord } from '../shared/claimStock.ts';
import type { StockLine } from '../shared/stockLines.ts';
import { findAll } from './findAll.ts';

type Records = EffectContext['records'];

/** The stock for the lines of a document, oldest first. */
export async function findStockOf(records: Records, lines: StockLine[]): Promise<StockRecord[]> {
  const ids = lines.map((line) => line.product_id).filter((id) => id !== '');
  const names = lines.filter((line) => line.product_id === '').map((line) => line.product_name);
  const either: Condition[] = [
    ...(ids.length > 0 ? [{ product_id: { $in: ids } }] : []),
    ...(names.length > 0 ? [{ product_name: { $in: names } }] : []),
  ];
  return either.length === 0 ? [] : findStock(records, { state: { $ne: 'inactive' }, $or: either });
}

/** The stock reserved for a record. */
export function findHeldStock(records: Records, holder: string): Promise<StockRecord[]> {
  return findStock(records, { state: { $in: ['reserved', 'allocated'] }, reserved_for: holder });
}

async function findStock(records: Records, filter: Condition): Promise<StockRecord[]> {
  return (await findAll(records, 'inventory', filter)).filter(isStock);
}

/** Writes changes of stock, each on the version it was decided on: after a conflict everything is decided again. */
export async function writeMoves(records: Records, stock: StockRecord[], moves: StockMove[]): Promise<void> {
  const versions = new Map(stock.map(({ id, version }) => [id, Number(version)]));
  for (const { id, event, changes } of moves.toSorted((one, other) => one.id.localeCompare(other.id))) {
    const version = versions.get(id);
    if (event === undefined) await records.update('inventory', id, changes, { version });
    else await records.transition('inventory', id, event, { version, data: changes });
  }
}

/** The products of some stock, without duplicates and sorted, so that two effects lock them in the same order. */
export function listProducts(stock: JsonObject[]): string[] {
  return [...new Set(stock.map((record) => record.product_id).filter((id) => typeof id === 'string'))].sort();
}

function isStock(record: JsonObject): record is StockRecord {
  return typeof record.id === 'string' && typeof record.state === 'string';
}
