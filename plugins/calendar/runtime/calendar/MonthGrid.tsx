import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useText, useWidgetAddress } from 'sala/runtime';
import { countDays, type Day } from '../../shared/days.ts';
import type { Entry } from '../../shared/entries.ts';
import { arrangeWeek } from '../../shared/lanes.ts';
import { firstDay, listMonthDays, listYears, type Month, monthOf } from '../../shared/months.ts';
import { calendarTexts } from '../parts/calendarTexts.ts';
import { DragArea } from '../parts/drag/Drag.tsx';
import type { Dates } from '../parts/useDates.ts';
import type { Statuses } from '../parts/useStatuses.ts';
import { DayCell } from './DayCell.tsx';
import { DayPanel } from './DayPanel.tsx';
import { toAddress } from './monthAddress.ts';
import { stepDay } from './stepDay.ts';

interface Props {
  uid: string;
  month: Month;
  entries: Entry[];
  dates: Dates;
  statuses: Statuses;
  selected?: Day;
  mayMove: boolean;
  onMove: (entry: Entry, days: number) => void;
  /** Absent for whoever may not add any. */
  onAdd: ((day: Day) => void) | undefined;
}

/**
 * A month as a grid of days (the ARIA grid pattern: one tab stop, arrows move by day, PageUp and PageDown by month).
 */
export function MonthGrid({ uid, month, entries, dates, statuses, selected, mayMove, onMove, onAdd }: Props) {
  const say = useText(calendarTexts);
  const [, change] = useWidgetAddress(uid);
  const grid = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState<Day>();
  const [isAlive, setAlive] = useState(false);
  const follows = useRef(false);
  useEffect(() => setAlive(true), []);

  const days = listMonthDays(month, dates.weekStart);
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => {
    const ofWeek = days.slice(week * 7, week * 7 + 7);
    return { days: ofWeek, lanes: arrangeWeek(entries, ofWeek[0] ?? '') };
  });
  const isOfMonth = (day: Day) => day.slice(0, 7) === firstDay(month).slice(0, 7);
  const stop = [focused, selected, dates.today].find((day) => day !== undefined && isOfMonth(day)) ?? firstDay(month);

  // Focus follows the arrow keys, also into a month that has just been drawn.
  useEffect(() => {
    if (!follows.current || focused === undefined) return;
    follows.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus();
  }, [focused]);

  function handleKey(event: KeyboardEvent<HTMLTableElement>) {
    const target = event.target as HTMLElement; // key events target elements
    const day = target.dataset.day;
    if (day === undefined) return;
    const to = stepDay(day, event, dates.weekStart);
    if (to === undefined) return;
    event.preventDefault();
    if (!listYears(monthOf(dates.today).year).includes(monthOf(to).year)) return;
    follows.current = true;
    setFocused(to);
    if (!isOfMonth(to)) change(toAddress(monthOf(to)));
  }

  return (
    <DragArea
      enabled={mayMove}
      onDrop={(item, to, held) => {
        const [id, first = ''] = item.split(' ');
        const from = held ?? first;
        const entry = entries.find((one) => one.id === id);
        if (entry && from !== to) onMove(entry, countDays(from, to));
      }}
      nameItem={(item) => entries.find(({ id }) => id === item.split(' ')[0])?.title ?? ''}
      nameZone={dates.fullDay}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA grid pattern on a table that reads well without scripts */}
      <table ref={grid} role="grid" className="w-calendar__grid" aria-label={dates.month(month)} onKeyDown={handleKey}>
        <thead>
          <tr>
            {dates.weekdays.map(({ tiny, short, long }) => (
              <th key={long} scope="col" abbr={long}>
                <span className="w-calendar__weekday">{short}</span>
                <span className="w-calendar__weekday--tiny">{tiny}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ days: ofWeek, lanes }) => (
            <tr key={ofWeek[0]}>
              {ofWeek.map((day) => (
                <DayCell
                  key={day}
                  uid={uid}
                  day={day}
                  lanes={lanes}
                  dates={dates}
                  statuses={statuses}
                  isOutside={!isOfMonth(day)}
                  isSelected={day === selected}
                  // Without scripts, Tab must reach every day and entry.
                  stop={isAlive ? day === stop : undefined}
                  onAdd={onAdd}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <DayPanel
        uid={uid}
        day={selected ?? (isOfMonth(dates.today) ? dates.today : firstDay(month))}
        isAsked={selected !== undefined}
        entries={entries}
        dates={dates}
        statuses={statuses}
        empty={say('emptyDay')}
      />
    </DragArea>
  );
}
