import { addDays, countDays, type Day } from './days.ts';
import { type Entry, overlaps } from './entries.ts';

/** An entry in its line of a week: a bar over the days that it takes of it. */
export interface Bar {
  entry: Entry;
  from: Day;
  /** Days of this week. */
  days: number;
}

/** The lines of a week, each with the bars that do not stand over each other; longer ones come first, so that they stay in a line. */
export function arrangeWeek(entries: readonly Entry[], first: Day): Bar[][] {
  const last = addDays(first, 6);
  const bars = entries.filter((entry) => overlaps(entry, first, last)).map((entry) => cutBar(entry, first, last));
  bars.sort(
    (one, other) =>
      one.from.localeCompare(other.from) || other.days - one.days || one.entry.title.localeCompare(other.entry.title),
  );
  const lanes: Bar[][] = [];
  for (const bar of bars) {
    const free = lanes.find((lane) => lane.every((other) => lastDay(other) < bar.from));
    if (free) free.push(bar);
    else lanes.push([bar]);
  }
  return lanes;
}

/** What stands in a line on a day: the bar that covers it. */
export function barOn(lane: readonly Bar[], day: Day): Bar | undefined {
  return lane.find((bar) => bar.from <= day && lastDay(bar) >= day);
}

function cutBar(entry: Entry, first: Day, last: Day): Bar {
  const start = entry.start ?? first;
  const end = entry.end ?? start;
  const from = start < first ? first : start;
  return { entry, from, days: countDays(from, end > last ? last : end) + 1 };
}

/** The last day of a bar in its week. */
export function lastDay({ from, days }: Bar): Day {
  return addDays(from, days - 1);
}
