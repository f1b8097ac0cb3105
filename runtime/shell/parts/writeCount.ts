const cap = 99;

/** A number for a badge: `99+` beyond 99. */
export function writeCount(count: number): string {
  return count > cap ? `${cap}+` : String(count);
}
