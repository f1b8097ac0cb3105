import type { CSSProperties } from 'react';
import { useText } from 'sala/runtime';
import type { Entry } from '../../shared/entries.ts';
import { AddressLink } from '../parts/AddressLink.tsx';
import { calendarTexts } from '../parts/calendarTexts.ts';
import { PersonMark } from '../parts/PersonMark.tsx';
import { Priority } from '../parts/Priority.tsx';
import { StatusMark } from '../parts/StatusMark.tsx';
import type { Dates } from '../parts/useDates.ts';
import type { Statuses } from '../parts/useStatuses.ts';

interface Props {
  uid: string;
  entries: Entry[];
  dates: Dates;
  statuses: Statuses;
}

/** The entries of the month in a table; on a phone, as cards. */
export function EntryTable({ uid, entries, dates, statuses }: Props) {
  const say = useText(calendarTexts);
  if (entries.length === 0) return <p className="w-calempty w-calendar__empty">{say('empty')}</p>;
  return (
    <table className="w-caltable w-calendar__table">
      <thead>
        <tr>
          <th scope="col">{say('title')}</th>
          <th scope="col">{say('startDate')}</th>
          <th scope="col">{say('dueDate')}</th>
          <th scope="col">{say('description')}</th>
          <th scope="col">{say('assignedTo')}</th>
          <th scope="col">{say('priority')}</th>
          <th scope="col">{say('status')}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id} style={entry.color ? ({ '--w-color': entry.color } as CSSProperties) : undefined}>
            <th scope="row">
              <AddressLink uid={uid} changes={{ task: entry.id }}>
                {entry.title}
              </AddressLink>
            </th>
            <td data-label={say('startDate')}>{entry.start && dates.day(entry.start)}</td>
            <td data-label={say('dueDate')}>{entry.end && dates.day(entry.end)}</td>
            <td data-label={say('description')} className="w-calendar__long">
              {entry.description}
            </td>
            <td data-label={say('assignedTo')}>{entry.person && <PersonMark person={entry.person} />}</td>
            <td data-label={say('priority')}>
              <Priority value={entry.priority} titles={statuses.priorities} />
            </td>
            <td data-label={say('status')}>
              <StatusMark title={statuses.titleOf(entry)} tone={statuses.toneOf(entry)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
