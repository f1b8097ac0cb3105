import { Decimal } from 'decimal.js';
import type { JsonObject } from 'sala/schemas';
import { readAmount } from './readAmount.ts';
import type { StockLine } from './stockLines.ts';

/** A stored record of `inventory`. */
export type StockRecord = JsonObject & { id: string; state: string };

/** Stock that changes: the event to send to its record and the fields to write. */
export interface StockMove {
  id: string;
  event?: string;
  changes: JsonObject;
}

export interface StockClaim {
  moves: StockMove[];
  /** Parts split off larger records, to create in `state`. */
  splits: { state: string; data: JsonObject }[];
  /** What could not be found. */
  short: { product_id: string; product_name: string; missing: number }[];
}

type Claim = 'reserved' | 'allocated';

const events: Record<Claim, string> = { reserved: 'RESERVE', allocated: 'ALLOCATE' };

/**
 * Reserves stock for a record, in the order of `stock` (oldest first). A stock record with more than needed is split.
 * Existing reservations of the holder are counted first, so that a repeated call reserves nothing twice.
 */
export function claimStock(request: {
  lines: StockLine[];
  stock: StockRecord[];
  state: Claim;
  holder: string;
}): StockClaim {
  const { lines, stock, state, holder } = request;
  const claim: StockClaim = { moves: [], splits: [], short: [] };
  const left = new Map(stock.map((record) => [record.id, new Decimal(readAmount(record.quantity))]));
  for (const line of lines) {
    let need = new Decimal(line.quantity);
    const own = stock.filter((record) => isOf(record, line));
    for (const record of [...own.filter((one) => isHeld(one, holder)), ...own.filter(isFree)]) {
      const there = left.get(record.id) ?? new Decimal(0);
      if (need.lte(0) || there.lte(0)) continue;
      const taken = Decimal.min(there, need);
      need = need.minus(taken);
      left.set(record.id, there.minus(taken));
      if (record.state === 'available' || (state === 'allocated' && record.state === 'reserved'))
        take(claim, { record, taken, rest: there.minus(taken), state, holder });
    }
    if (need.gt(0))
      claim.short.push({ product_id: line.product_id, product_name: line.product_name, missing: need.toNumber() });
  }
  return claim;
}

/** Releases what is reserved for a record. */
export function releaseStock(stock: StockRecord[], holder: string): StockMove[] {
  return stock
    .filter((record) => isHeld(record, holder))
    .map(({ id }) => ({ id, event: 'RELEASE', changes: { reserved_for: null } }));
}

/** Consumes what is reserved for a record. */
export function consumeStock(stock: StockRecord[], holder: string): StockMove[] {
  return stock.filter((record) => isHeld(record, holder)).map(({ id }) => ({ id, event: 'CONSUME', changes: {} }));
}

function take(
  claim: StockClaim,
  part: { record: StockRecord; taken: Decimal; rest: Decimal; state: Claim; holder: string },
): void {
  const { record, taken, rest, state, holder } = part;
  const wasSplit = claim.moves.some((move) => move.id === record.id);
  claim.moves = claim.moves.filter((move) => move.id !== record.id);
  if (rest.lte(0)) {
    const amount = wasSplit ? amountOf(record, taken) : {};
    claim.moves.push({ id: record.id, event: events[state], changes: { ...amount, reserved_for: holder } });
    return;
  }
  const { id, state: _, version, created_at, created_by, updated_at, updated_by, ...data } = record;
  claim.moves.push({ id, changes: amountOf(record, rest) });
  claim.splits.push({ state, data: { ...data, ...amountOf(record, taken), reserved_for: holder } });
}

function amountOf(record: StockRecord, quantity: Decimal): JsonObject {
  const value = quantity.times(readAmount(record.unit_price)).toDecimalPlaces(2).toNumber();
  return { quantity: quantity.toNumber(), total_value: value };
}

function isOf(record: StockRecord, line: StockLine): boolean {
  if (line.product_id !== '') return record.product_id === line.product_id;
  return record.product_name === line.product_name;
}

function isFree(record: StockRecord): boolean {
  return record.state === 'available' && (record.stock_status ?? 'available') === 'available';
}

function isHeld(record: StockRecord, holder: string): boolean {
  return (record.state === 'reserved' || record.state === 'allocated') && record.reserved_for === holder;
}
