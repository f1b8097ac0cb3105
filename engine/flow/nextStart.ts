import type { ScheduleTimes } from '../../schemas/collection/schedule.ts';
import type { JsonObject } from '../../schemas/json.ts';
import { offsetAt } from '../content/timeZone.ts';
import type { SiteTime } from './time/duration.ts';
import { nextOccurrence } from './time/nextOccurrence.ts';

/** When a schedule starts its flow next after a moment; undefined when its days never come. */
export function nextStart(params: JsonObject, after: string, site: SiteTime): string | undefined {
  const { every } = params;
  if (typeof every !== 'number') return nextOccurrence(params as unknown as ScheduleTimes, after, site); // checked
  // Counted from midnight on the clocks of the site, so that every 60 minutes is on the hour.
  const step = every * 60_000;
  const offset = offsetAt(site.timeZone, Date.parse(after)) * 60_000;
  return new Date((Math.floor((Date.parse(after) + offset) / step) + 1) * step - offset).toISOString();
}
