/** A numeric field of a record; 0 when it is not a number. */
export function readAmount(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}
