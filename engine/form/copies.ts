import type { Json, Row } from '../../schemas/index.ts';

type Repeated = Pick<Row, 'minCopies' | 'maxCopies'>;

/** No row is repeated more often, whatever its layout says. */
export const mostCopies = 50;
const usualCopies = 20;

/** How often a row may be repeated. */
export function copyBounds({ minCopies, maxCopies }: Repeated): { min: number; max: number } {
  const min = clamp(minCopies, 1, 0);
  return { min, max: Math.max(min, clamp(maxCopies, Math.max(usualCopies, min), 1)) };
}

function clamp(value: unknown, fallback: number, least: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value)) return fallback;
  return Math.min(Math.max(value, least), mostCopies);
}

/**
 * The copies of a repeated row, by their ids, in order. The form keeps them as the value of the group itself; before anybody
 * added one there are as many as there must be.
 */
export function listCopies(row: Repeated, value: Json | undefined): string[] {
  const { min } = copyBounds(row);
  if (value === undefined || value === null) return Array.from({ length: min }, (_, index) => String(index + 1));
  if (!Array.isArray(value)) return [];
  const ids = value.filter((id): id is string => typeof id === 'string' && /^[a-z0-9]{1,12}$/.test(id));
  return [...new Set(ids)].slice(0, mostCopies);
}

/** An id that none of these copies has. */
export function nextCopy(ids: readonly string[]): string {
  const taken = new Set(ids);
  let next = ids.length + 1;
  while (taken.has(String(next))) next += 1;
  return String(next);
}
