import type { CSSProperties, Ref } from 'react';
import { useText } from 'sala/runtime';
import type { Day } from '../../shared/days.ts';
import type { Entry } from '../../shared/entries.ts';
import { AddressLink } from '../parts/AddressLink.tsx';
import { calendarTexts } from '../parts/calendarTexts.ts';
import { Draggable } from '../parts/drag/Drag.tsx';
import type { Statuses } from '../parts/useStatuses.ts';

interface Props {
  uid: string;
  day: Day;
  entries: Entry[];
  statuses: Statuses;
  tabIndex?: number;
}

/** Entries of a day that are shown in full; more become a compact list. */
const maxFull = 2;
const maxCompact = 3;

/** The entries of one day of the grid. */
export function DayEntries({ uid, day, entries, statuses, tabIndex }: Props) {
  const say = useText(calendarTexts);
  const isCompact = entries.length > maxFull;
  const shown = isCompact ? entries.slice(0, maxCompact) : entries;
  if (entries.length === 0) return null;
  return (
    <ul className="w-calendar__entries" data-compact={isCompact || undefined}>
      {shown.map((entry) => (
        <li key={entry.id}>
          <DayEntry {...{ uid, day, entry, statuses, tabIndex }} />
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
  );
}

function DayEntry({ uid, day, entry, statuses, tabIndex }: Omit<Props, 'entries'> & { entry: Entry }) {
  return (
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
  );
}
