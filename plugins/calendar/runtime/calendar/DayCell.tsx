import type { CSSProperties, Ref } from 'react';
import { useText } from 'sala/runtime';
import type { Day } from '../../shared/days.ts';
import type { Entry } from '../../shared/entries.ts';
import { AddressLink } from '../parts/AddressLink.tsx';
import { calendarTexts } from '../parts/calendarTexts.ts';
import { Draggable, Droppable } from '../parts/drag/Drag.tsx';
import type { Dates } from '../parts/useDates.ts';
import type { Statuses } from '../parts/useStatuses.ts';

interface Props {
  uid: string;
  day: Day;
  entries: Entry[];
  dates: Dates;
  statuses: Statuses;
  isOutside: boolean;
  isSelected: boolean;
  /** Whether the day is the tab stop of the grid; undefined before keys work. */
  stop?: boolean;
}

/** Entries of a day that are shown in full; more become a compact list. */
const maxFull = 2;
const maxCompact = 3;

/** One day of the grid. On a phone only its number and a dot for each entry show; the list of the day stands below. */
export function DayCell({ uid, day, entries, dates, statuses, isOutside, isSelected, stop }: Props) {
  const say = useText(calendarTexts);
  const isCompact = entries.length > maxFull;
  const shown = isCompact ? entries.slice(0, maxCompact) : entries;
  const count = entries.length > 0 ? say('entries', { n: entries.length }) : say('noEntries');
  const tabIndex = stop === undefined ? undefined : -1;
  return (
    <Droppable
      id={day}
      render={(zone) => (
        <td
          ref={zone?.ref as Ref<HTMLTableCellElement>} // one element, whatever its tag
          className="w-calendar__day"
          data-selected={isSelected || undefined}
          aria-current={day === dates.today ? 'date' : undefined}
          data-outside={isOutside || undefined}
          data-over={zone?.isOver || undefined}
        >
          <AddressLink
            uid={uid}
            changes={{ day }}
            className="w-calendar__number"
            data-day={day}
            aria-current={isSelected || undefined}
            tabIndex={stop === undefined ? undefined : stop ? 0 : -1}
            aria-label={`${dates.fullDay(day)}, ${count}`}
          >
            {Number(day.slice(8))}
          </AddressLink>
          {entries.length > 0 && (
            <ul className="w-calendar__entries" data-compact={isCompact || undefined}>
              {shown.map((entry) => (
                <li key={entry.id}>
                  <Draggable
                    id={`${entry.id} ${day}`}
                    render={(lift) => (
                      <AddressLink
                        uid={uid}
                        changes={{ task: entry.id }}
                        ref={lift?.ref as Ref<HTMLAnchorElement>} // one element, whatever its tag
                        className="w-calendar__entry"
                        data-tone={statuses.toneOf(entry)}
                        data-begins={entry.start === day || undefined}
                        data-ends={entry.end === day || undefined}
                        data-lifted={lift?.isLifted || undefined}
                        style={entry.color ? ({ '--w-color': entry.color } as CSSProperties) : undefined}
                        tabIndex={tabIndex}
                        {...lift?.handlers}
                      >
                        {entry.title}
                      </AddressLink>
                    )}
                  />
                </li>
              ))}
              {entries.length > shown.length && (
                <li>
                  <AddressLink uid={uid} changes={{ day }} className="w-calendar__more" tabIndex={tabIndex}>
                    {say('more', { n: entries.length - shown.length })}
                  </AddressLink>
                </li>
              )}
            </ul>
          )}
        </td>
      )}
    />
  );
}
