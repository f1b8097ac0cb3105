import type { Period } from './chart.ts';
import { addDays } from './timeZone.ts';

/** First days of the latest periods, the current one last; empty without a period. */
export function listPeriods(period: Period, count: number, today: string): string[] {
  if (period === 'none') return [];
  const found = [startOf(period, today)];
  while (found.length < count) found.unshift(startOf(period, addDays(found[0] ?? today, -1)));
  return found;
}

/** The first day of the period in which a day lies. */
export function startOf(period: Period, day: string): string {
  if (period === 'none') return day;
  if (period === 'year') return `${day.slice(0, 4)}-01-01`;
  if (period === 'month') return `${day.slice(0, 7)}-01`;
  if (period === 'day') return day;
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7)); // weeks begin on Monday
}
