import { dayIn } from '../../../engine/record/numbering/period.ts';

const mark = /"sample:day([+-]\d{1,4})(?:T(\d{2}:\d{2}))?"/g;
const dayMs = 86_400_000;

/**
 * Replaces relative days in sample data (`"sample:day-30"`, or with a time `"sample:day-3T09:00"`, in UTC), so that a
 * demo site is never outdated.
 */
export function fillDays<Data>(data: Data, { now, timeZone }: { now: Date; timeZone: string }): Data {
  const { year, month, day } = dayIn(now, timeZone);
  const today = Date.UTC(year, month - 1, day);
  const text = JSON.stringify(data).replace(mark, (_, count: string, time: string | undefined) => {
    const date = new Date(today + Number(count) * dayMs).toISOString().slice(0, 10);
    return JSON.stringify(time === undefined ? date : `${date}T${time}:00.000Z`);
  });
  return JSON.parse(text) as Data; // the same shape
}
