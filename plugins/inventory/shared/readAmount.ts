/** A number of a record; what is not one counts as nothing. */
export function readAmount(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}
