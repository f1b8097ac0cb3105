import type { CSSProperties } from 'react';
import { useText } from 'sala/runtime';
import type { Day } from '../../shared/days.ts';
import { type Bar, barOn, lastDay } from '../../shared/lanes.ts';
import { AddressLink } from '../parts/AddressLink.tsx';
import { calendarTexts } from '../parts/calendarTexts.ts';
import { Draggable } from '../parts/drag/Drag.tsx';
import type { Statuses } from '../parts/useStatuses.ts';

interface Props {
  uid: string;
  day: Day;
  /** The lines of the week. */
  lanes: readonly (readonly Bar[])[];
  statuses: Statuses;
  tabIndex?: number;
}

/** Lines of a week that are shown; one fewer where the last says how many more there are. */
const mostLanes = 4;

/** The entries of one day of the grid. One that takes several days is a bar which begins on the first of them. */
export function DayEntries({ uid, day, lanes, statuses, tabIndex }: Props) {
  const say = useText(calendarTexts);
  const bars = lanes.map((lane) => barOn(lane, day));
  const last = bars.findLastIndex((bar) => bar !== undefined);
  if (last < 0) return null;
  const shown = lanes.length > mostLanes ? mostLanes - 1 : mostLanes;
  const hidden = bars.slice(shown).filter((bar) => bar !== undefined).length;
  return (
    <ul className="w-calendar__entries">
      {lanes.slice(0, Math.min(shown, last + 1)).map((lane) => {
        const bar = barOn(lane, day);
        if (bar?.from === day)
          return (
            <li key={bar.entry.id}>
              <DayEntry {...{ uid, day, bar, statuses, tabIndex }} />
            </li>
          );
        return (
          <li
            key={`line ${lane[0]?.entry.id}`}
            aria-hidden="true"
            className="w-calendar__line"
            data-taken={bar !== undefined || undefined}
            style={colorOf(bar)}
          />
        );
      })}
      {hidden > 0 && (
        <li>
          <AddressLink uid={uid} changes={{ day }} className="w-calendar__more" tabIndex={tabIndex}>
            {say('more', { n: hidden })}
          </AddressLink>
        </li>
      )}
    </ul>
  );
}

function colorOf(bar: Bar | undefined): CSSProperties | undefined {
  const color = bar?.entry.color;
  return color ? ({ '--w-color': color } as CSSProperties) : undefined; // a variable of the stylesheet
}

function DayEntry({ uid, day, bar, statuses, tabIndex }: Omit<Props, 'lanes'> & { bar: Bar }) {
  const { entry, days } = bar;
  const style = { ...colorOf(bar), ...(days > 1 && { '--w-days': days }) };
  return (
    <Draggable
      id={`${entry.id} ${day}`}
      render={(lift) => (
        <AddressLink
          uid={uid}
          changes={{ task: entry.id }}
          className="w-calendar__entry"
          data-tone={statuses.toneOf(entry)}
          data-begins={entry.start === bar.from || undefined}
          data-goes-on={entry.end !== lastDay(bar) || undefined}
          data-long={days > 1 || undefined}
          data-lifted={lift?.isLifted || undefined}
          title={entry.title}
          style={style}
          tabIndex={tabIndex}
          {...lift?.handlers}
        >
          {/* What is dragged is one day wide, so that it stands over one day. */}
          <span ref={lift?.ref} className="w-calendar__hold" />
          {entry.title}
        </AddressLink>
      )}
    />
  );
}
