import { Decimal } from 'decimal.js';
import type { Json } from '../../../schemas/json.ts';
import type { CollectionRollup } from '../../collection/compiled/collection.ts';
import type { ShareChange, ShareValue } from './findShares.ts';

/** Enough for any two sums of JSON numbers with the digits below. */
const Exact = Decimal.clone({ precision: 80 });

/** A JSON number holds this many digits of any decimal number. */
const exactDigits = 15;

/**
 * The value of a roll-up after a change, or `unknown` when it can only be counted anew: it was never counted, its least
 * or greatest record has gone, or the sum has more digits than a number holds.
 */
export function applyShares(
  { op }: Pick<CollectionRollup, 'op'>,
  current: Json | undefined,
  { lost, gained }: Pick<ShareChange, 'lost' | 'gained'>,
): Json | 'unknown' {
  if (op === 'count') return typeof current === 'number' ? current + gained.length - lost.length : 'unknown';
  if (op === 'sum') return typeof current === 'number' ? addExactly(current, gained, lost) : 'unknown';
  if (typeof current !== 'number' && typeof current !== 'string') return 'unknown';
  if (lost.includes(current) || gained.some((value) => typeof value !== typeof current)) return 'unknown';
  return gained.reduce<ShareValue>((best, value) => (isBetter(op, value, best) ? value : best), current);
}

function addExactly(current: number, gained: ShareValue[], lost: ShareValue[]): number | 'unknown' {
  let sum = new Exact(current);
  for (const value of gained) sum = sum.plus(value);
  for (const value of lost) sum = sum.minus(value);
  const isExact = [new Exact(current), sum, ...[...gained, ...lost].map((value) => new Exact(value))].every(
    (number) => number.precision() <= exactDigits,
  );
  return isExact && sum.abs().lt('1e300') ? sum.toNumber() : 'unknown';
}

function isBetter(op: 'min' | 'max', value: ShareValue, best: ShareValue): boolean {
  return op === 'min' ? value < best : value > best;
}
