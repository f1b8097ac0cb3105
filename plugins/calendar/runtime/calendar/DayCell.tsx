import type { Ref } from 'react';
import { Icon, useText } from 'sala/runtime';
import type { Day } from '../../shared/days.ts';
import { type Bar, barOn } from '../../shared/lanes.ts';
import { AddressLink } from '../parts/AddressLink.tsx';
import { calendarTexts } from '../parts/calendarTexts.ts';
import { Droppable } from '../parts/drag/Drag.tsx';
import type { Dates } from '../parts/useDates.ts';
import type { Statuses } from '../parts/useStatuses.ts';
import { DayEntries } from './DayEntries.tsx';

interface Props {
  uid: string;
  day: Day;
  lanes: readonly (readonly Bar[])[];
  dates: Dates;
  statuses: Statuses;
  isOutside: boolean;
  isSelected: boolean;
  /** Whether the day is the tab stop of the grid; undefined before scripts run. */
  stop?: boolean;
  /** Begins an entry on the day; the keyboard chooses the day and presses the button above the grid. */
  onAdd?: (day: Day) => void;
}

/** One day of the grid. On a phone only its number and a dot for each entry show; the list of the day stands below. */
export function DayCell({ uid, day, lanes, dates, statuses, isOutside, isSelected, stop, onAdd }: Props) {
  const say = useText(calendarTexts);
  const n = lanes.filter((lane) => barOn(lane, day)).length;
  const count = n > 0 ? say('entries', { n }) : say('noEntries');
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
          {onAdd && stop !== undefined && (
            <button
              type="button"
              className="w-calendar__add"
              tabIndex={-1}
              aria-label={say('addOn', { day: dates.fullDay(day) })}
              onClick={() => onAdd(day)}
            >
              <Icon name="plus" size={16} />
            </button>
          )}
          <DayEntries {...{ uid, day, lanes, statuses, tabIndex }} />
        </td>
      )}
    />
  );
}
