import type { OrderKey } from './compileSort.ts';

/** A record whose neighbours are wanted, in the order of the query. */
export interface Beside {
  id: string;
  side: 'after' | 'before';
}

/** The sort values of the record itself, as columns of `anchor`. */
export function writeAnchor(keys: readonly OrderKey[]): string {
  return keys.map(({ sql }, index) => `${sql} AS k${index}`).join(', ');
}

/** Whether a row comes later than `anchor` in the order of the keys. */
export function writeBeside(keys: readonly OrderKey[]): string {
  const own = keys.map(({ sql }) => sql);
  const its = keys.map((_, index) => `(SELECT k${index} FROM anchor)`);
  const [first] = keys;
  // Compared as one row an index answers it; only where all keys run one way and none is null.
  if (first && keys.every(({ descending, nullable, tied }) => !nullable && !tied && descending === first.descending))
    return `(${own.join(', ')}) ${first.descending ? '<' : '>'} (${its.join(', ')})`;
  const cases = keys.map((key, index) => {
    const ties = own.slice(0, index).map((sql, at) => `${sql} IS NOT DISTINCT FROM ${its[at]}`);
    return [...ties, writeLater(key, its[index] ?? '')].join(' AND ');
  });
  return `(${cases.map((one) => `(${one})`).join(' OR ')})`;
}

/** Nulls are the least: first in ascending order, last in descending order. */
function writeLater({ sql, descending, nullable }: OrderKey, its: string): string {
  if (!nullable) return `${sql} ${descending ? '<' : '>'} ${its}`;
  if (descending) return `(${sql} < ${its} OR (${sql} IS NULL AND ${its} IS NOT NULL))`;
  return `(${sql} > ${its} OR (${sql} IS NOT NULL AND ${its} IS NULL AND EXISTS (SELECT 1 FROM anchor)))`;
}
