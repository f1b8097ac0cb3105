/** Narrower than this, a text says too little. */
const leastText = 128;

/**
 * Widths of columns that have this room. Where they need more, columns of long texts give way as far as they can still
 * be read, so that none stands outside; if that is not enough, all stay as they are and the list is scrolled.
 */
export function fitWidths(
  widths: Readonly<Record<string, number>>,
  long: ReadonlySet<string>,
  room: number,
): Readonly<Record<string, number>> {
  const entries = Object.entries(widths).map(([field, width]) => ({
    field,
    width,
    spare: long.has(field) ? Math.max(0, width - leastText) : 0,
  }));
  const excess = entries.reduce((sum, { width }) => sum + width, 0) - room;
  const spare = entries.reduce((sum, one) => sum + one.spare, 0);
  if (excess <= 0 || spare < excess) return widths;
  return Object.fromEntries(entries.map((one) => [one.field, one.width - (excess * one.spare) / spare]));
}
