import type { Day } from './days.ts';
import type { Entry } from './entries.ts';

/** Status that follows from the days of a task. */
export type TimeStatus = 'progress' | 'overdue' | 'upcoming' | 'done';

/** Before its first day a task is upcoming, after its due day overdue, otherwise in progress. */
export function statusByTime({ start, end, isDone }: Entry, today: Day): TimeStatus {
  if (isDone) return 'done';
  if (start !== undefined && today < start) return 'upcoming';
  return end !== undefined && today > end ? 'overdue' : 'progress';
}

/** Share of the whole in percent, rounded to 2 decimals. */
export function percentOf(part: number, total: number): number {
  return total === 0 ? 0 : Math.round((part / total) * 10_000) / 100;
}
