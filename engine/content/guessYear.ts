import { buddhistOffset, buddhistYears, type Era } from './era.ts';

/** As Buddhist years, those below this would be before 1657: the common era is meant. */
const firstCommon = 1900;
const lastCommon = 2199;

/**
 * The common-era year meant by `year`, which was typed into a field of one era, perhaps in the other. Two digits mean
 * the current century of either era.
 */
export function guessYear(year: number, era: Era): number {
  if (era === 'common') {
    if (year >= 0 && year < 100) return 2000 + year;
    return year >= buddhistYears.first ? year - buddhistOffset : year;
  }
  if (year >= 0 && year < 100) return 2500 + year - buddhistOffset;
  return year >= firstCommon && year <= lastCommon ? year : year - buddhistOffset;
}
