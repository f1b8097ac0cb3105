import { offsetAt } from '../../../engine/content/timeZone.ts';
import type { Site } from '../../../schemas/index.ts';

/** What formulas know of the time on a site, where it matters with the days on which it does not work. */
export function siteMoment({ timeZone }: Site, now: Date, holidays: ReadonlySet<string> = new Set()) {
  const timezoneOffset = offsetAt(timeZone, now.getTime());
  const today = new Date(now.getTime() + timezoneOffset * 60_000).toISOString().slice(0, 10);
  return { now: now.toISOString(), today, options: { timeZone, timezoneOffset, holidays } };
}
