import type { CSSProperties } from 'react';
import type { Day } from '../../shared/days.ts';
import { type Entry, overlaps } from '../../shared/entries.ts';
import { AddressLink } from '../parts/AddressLink.tsx';
import { StatusMark } from '../parts/StatusMark.tsx';
import type { Dates } from '../parts/useDates.ts';
import type { Statuses } from '../parts/useStatuses.ts';

interface Props {
  uid: string;
  day: Day;
  /** The day was chosen: the panel shows on wide screens too. */
  isAsked: boolean;
  entries: Entry[];
  dates: Dates;
  statuses: Statuses;
  empty: string;
}

/** Every entry of one day. */
export function DayPanel({ uid, day, isAsked, entries, dates, statuses, empty }: Props) {
  const ofDay = entries.filter((entry) => overlaps(entry, day, day));
  return (
    <section className="w-calendar__panel" data-asked={isAsked || undefined} aria-label={dates.fullDay(day)}>
      <h3 className="w-calendar__panel-title" aria-live="polite">
        {dates.fullDay(day)}
      </h3>
      {ofDay.length === 0 && <p className="w-calendar__quiet">{empty}</p>}
      <ul className="w-calendar__panel-list">
        {ofDay.map((entry) => (
          <li
            key={entry.id}
            className="w-calendar__panel-entry"
            style={entry.color ? ({ '--w-color': entry.color } as CSSProperties) : undefined}
          >
            <AddressLink uid={uid} changes={{ task: entry.id }} className="w-calendar__panel-open">
              {entry.title}
            </AddressLink>
            <span className="w-calendar__quiet">{dates.span(entry)}</span>
            <StatusMark title={statuses.titleOf(entry)} tone={statuses.toneOf(entry)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
