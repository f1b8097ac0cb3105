const format = new Intl.NumberFormat('en', { maximumFractionDigits: 10 });

/** A number inside a sentence, `12,500.25`, alike in Thai and English. */
export function groupDigits(value: number): string {
  return format.format(value);
}
