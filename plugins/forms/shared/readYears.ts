/** The range of years of a date field: by default 1924 to the current year. */
export function readYears(object: { [property: string]: unknown }): { from: number; to: number } {
  const from = typeof object.fromYear === 'number' ? object.fromYear : 1924;
  const to = typeof object.toYear === 'number' ? object.toYear : new Date().getFullYear();
  return { from: Math.min(from, to), to: Math.max(from, to) };
}
