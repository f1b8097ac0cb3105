import type { Month } from '../../shared/months.ts';

export type ViewName = 'month' | 'list' | 'board';

/** The change of the calendar's address that leads to a month and closes what is open in it. */
export function toAddress({ year, month }: Month): Record<string, string | undefined> {
  return { year: String(year), month: String(month), day: undefined, task: undefined, edit: undefined, add: undefined };
}
