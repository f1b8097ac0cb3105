import { addDuration } from '../../../engine/flow/time/duration.ts';
import type { StepContext } from '../runs/stepContext.ts';

const day = 86_400;

/** When so many seconds after a moment have passed, in milliseconds; whole days are working days of the site where the step says so. */
export function momentAfter({ params, records }: StepContext, from: string, seconds: number): number {
  const days = Math.floor(seconds / day);
  if (params.workingDays !== true || days < 1) return Date.parse(from) + seconds * 1000;
  const { site, holidays } = records.context;
  const at = addDuration(
    new Date(from).toISOString(),
    { count: days, unit: 'working day' },
    { timeZone: site.timeZone, holidays },
  );
  return at === undefined ? Number.POSITIVE_INFINITY : Date.parse(at) + (seconds % day) * 1000;
}
