/** How years are counted: 2026 or 2569. */
export type Era = 'common' | 'buddhist';

/** A year of the Buddhist era is the year of the common era and this. */
export const buddhistOffset = 543;

/**
 * Years that hardly anybody means in the common era: written by people who count in the Buddhist era, they are 1857 to 2157.
 */
export const buddhistYears = { first: 2400, last: 2700 };

export function isBuddhistYear(year: number): boolean {
  return year >= buddhistYears.first && year <= buddhistYears.last;
}
