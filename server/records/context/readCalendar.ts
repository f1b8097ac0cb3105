import { offsetAt } from '../../../engine/content/timeZone.ts';
import type { RecordsContext } from './recordsContext.ts';

/** The clocks and the working days of a site, as formulas take them. */
export function readCalendar({ site, holidays }: Pick<RecordsContext, 'site' | 'holidays'>, now: Date) {
  return { timezoneOffset: offsetAt(site.timeZone, now.getTime()), holidays };
}
