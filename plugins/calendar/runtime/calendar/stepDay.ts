import { addDays, type Day, weekdayOf } from '../../shared/days.ts';
import { firstDay, monthOf, shiftMonth } from '../../shared/months.ts';

/** The day that a key moves the focus to; undefined for other keys. */
export function stepDay(
  day: Day,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  weekStart: number,
): Day | undefined {
  const weekday = (weekdayOf(day) - weekStart + 7) % 7;
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekday);
    case 'End':
      return addDays(day, 6 - weekday);
    case 'PageUp':
      return shiftDay(day, shiftKey ? -12 : -1);
    case 'PageDown':
      return shiftDay(day, shiftKey ? 12 : 1);
    default:
      return undefined;
  }
}

/** The same day of another month, or its last where it has fewer. */
function shiftDay(day: Day, months: number): Day {
  const to = shiftMonth(monthOf(day), months);
  const last = addDays(firstDay(shiftMonth(to, 1)), -1);
  const wanted = firstDay(to).slice(0, 8) + day.slice(8);
  if (wanted > last) return last;
  return wanted;
}
