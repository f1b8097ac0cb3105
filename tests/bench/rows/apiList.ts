import { compareWithBare } from '../support/measureRecords.ts';

/** A page of 20 of the 100 records of a category, sorted by another indexed field, with the count. */
export const row = compareWithBare('api-list', ({ path }) => ({
  paths: Array.from({ length: 90 }, (_, at) => `${path}?category=c${at}&sort=-price&limit=20&page=${1 + (at % 4)}`),
}));
