import { addDays, countDays, type Day } from './days.ts';
import type { Entry } from './entries.ts';
import type { TimeStatus } from './statuses.ts';

export interface Span {
  start: Day;
  end: Day;
}

/** The task shifted by a number of days; its length stays the same. */
export function shiftSpan({ start, end }: Entry, days: number): Span | undefined {
  if (start === undefined) return undefined;
  return { start: addDays(start, days), end: addDays(end ?? start, days) };
}

/**
 * The days that give a task a status: in progress from today on, upcoming from tomorrow on. A task cannot be moved
 * to overdue, which follows from its due date.
 */
export function spanFor(status: TimeStatus, entry: Entry, today: Day): Span | undefined {
  const start = entry.start ?? today;
  const end = entry.end ?? start;
  if (status === 'progress') return { start: start < today ? start : today, end: end < today ? today : end };
  if (status !== 'upcoming') return undefined;
  const tomorrow = addDays(today, 1);
  return { start: tomorrow, end: addDays(tomorrow, Math.max(0, countDays(start, end))) };
}
