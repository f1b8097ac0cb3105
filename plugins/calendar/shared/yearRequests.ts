import { type DataRequest, isJsonObject, type LayoutObject } from 'sala/schemas';
import { dayOf } from './days.ts';
import { entryLimit, readName } from './requests.ts';

/** Years before and after the present one. */
export const trainingReach = 2;
const shippedQuery = { type: 'onsite', status: true };

/** The year that an address asks for, within the years that can be chosen. */
export function readYear(address: Record<string, string>, present: number): number {
  const asked = /^\d{4}$/.test(address.year ?? '') ? Number(address.year) : present;
  return Math.min(present + trainingReach, Math.max(present - trainingReach, asked));
}

/** Data requests of an annual calendar: the courses that begin in the year, and the titles of their choices. */
export function yearRequests(
  object: LayoutObject,
  address: Record<string, string>,
  now: Date,
): Record<string, DataRequest> {
  const collection = readName(object.collection);
  const start = readName(object.startField);
  if (!collection || !start) return {};
  // Moments are stored in UTC, so New Year's night is read for both years; the view filters by local time.
  const year = readYear(address, Number(dayOf(now, 'Asia/Bangkok').slice(0, 4)));
  const query = isJsonObject(object.query) ? object.query : shippedQuery;
  const fields = [
    object.titleField,
    start,
    object.endField,
    object.formatField,
    object.audienceField,
    object.registrationField,
  ]
    .map(readName)
    .filter((name) => name !== '');
  return {
    list: {
      collection,
      find: { $and: [query, { [start]: { $gte: `${year - 1}-12-31`, $lt: `${year + 1}-01-02` } }] },
      sort: { [start]: 1 },
      limit: entryLimit,
    },
    rights: { source: 'calendar.rights', params: { collection, fields } },
  };
}
