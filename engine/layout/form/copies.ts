import type { Json, Row } from '../../../schemas/index.ts';

type Repeated = Pick<Row, 'minCopies' | 'maxCopies'>;

/** Upper limit for copies of a row, whatever its layout says. */
export const mostCopies = 50;
const usualCopies = 20;

/** Minimum and maximum number of copies of a row. */
export function copyBounds({ minCopies, maxCopies }: Repeated): { min: number; max: number } {
  const min = clamp(minCopies, 1, 0);
  return { min, max: Math.max(min, clamp(maxCopies, Math.max(usualCopies, min), 1)) };
}

function clamp(value: unknown, fallback: number, least: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value)) return fallback;
  return Math.min(Math.max(value, least), mostCopies);
}

/**
 * The ids of the copies of a repeated row, in order. The form stores them as the value of the group; until somebody
 * adds one there is the minimum number.
 */
export function listCopies(row: Repeated, value: Json | undefined): string[] {
  const { min } = copyBounds(row);
  if (value === undefined || value === null) return Array.from({ length: min }, (_, index) => String(index + 1));
  if (!Array.isArray(value)) return [];
  const ids = value.filter((id): id is string => typeof id === 'string' && /^[a-z0-9]{1,12}$/.test(id));
  return [...new Set(ids)].slice(0, mostCopies);
}

/** An id that no other copy has. */
export function nextCopy(ids: readonly string[]): string {
  const taken = new Set(ids);
  let next = ids.length + 1;
  while (taken.has(String(next))) next += 1;
  return String(next);
}
