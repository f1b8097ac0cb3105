import type { Condition } from '../condition.ts';

export const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/** A time of the day on certain days, by the clocks of a site. */
export interface ScheduleTimes {
  /** The time of the day: `08:00`. */
  at: string;
  /** The days of the week (`['mon', 'thu']`), or `working` for those on which the site works; every day without it. */
  days?: (typeof weekdays)[number][] | 'working';
  /** The days of the month; -1 is the last one. */
  dates?: number[];
}

/** A recurring event or effect for records, at a time of each site's own clock. */
export interface RecordSchedule extends ScheduleTimes {
  /** Its name among the schedules of the collection. */
  name: string;
  /** Which records. */
  where: Condition;
  /** The event that they are sent. */
  event?: string;
  /** Or the effect that follows for each. */
  effect?: string;
}
