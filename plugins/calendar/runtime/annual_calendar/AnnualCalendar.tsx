import { Icon, Link, useText, useWidgetAddress, type WidgetViewProps } from 'sala/runtime';
import { words } from 'sala/schemas';
import * as calendarWords from '../../shared/calendarWords.ts';
import { readDay } from '../../shared/days.ts';
import { type Entry, readEntries, readPath } from '../../shared/entries.ts';
import { listYears } from '../../shared/months.ts';
import { readYear, trainingReach } from '../../shared/yearRequests.ts';
import { AddressLink } from '../parts/AddressLink.tsx';
import { ListState } from '../parts/ListState.tsx';
import { readRights } from '../parts/readRights.ts';
import { type Dates, useDates } from '../parts/useDates.ts';
import '../parts/table.css';
import './annual_calendar.css';

interface Properties {
  title: string;
  titleField: string;
  startField: string;
  endField: string;
  formatField: string;
  audienceField: string;
  registrationField: string;
  path: string;
}

/** The training courses of a year, one table per month. */
export function AnnualCalendar({ object, data }: WidgetViewProps<Properties>) {
  const { uid, title } = object;
  const say = useText(texts);
  const dates = useDates();
  const [address, change] = useWidgetAddress(uid);
  const present = Number(dates.today.slice(0, 4));
  const year = readYear(address, present);
  const years = listYears(present, trainingReach);
  const mapping = {
    ...object,
    colorField: '',
    descriptionField: object.audienceField,
    personField: '',
    personIdField: '',
    priorityField: '',
    statusField: object.formatField,
    doneState: '',
  };
  const entries = readEntries(data.list, mapping, dates.timeZone).filter(({ start }) => start?.startsWith(`${year}-`));
  const formats = readRights(data.rights).fields[object.formatField]?.options ?? [];
  return (
    <section className="w-annual" aria-label={title || say('label')}>
      {title && <h2 className="w-annual__title">{title}</h2>}
      <div className="w-annual__bar">
        <YearLink uid={uid} year={year - 1} years={years} label={say('previous')} icon="chevron-left" />
        <form className="w-annual__choose" method="get">
          <select
            className="s-input"
            name={`${uid}.year`}
            aria-label={say('year')}
            value={year}
            onChange={(event) => change({ year: event.target.value })}
          >
            {years.map((one) => (
              <option key={one} value={one}>
                {say('yearOf', { year: dates.year(one) })}
              </option>
            ))}
          </select>
          <noscript>
            <button type="submit" className="s-button s-button--outline s-button--small">
              {say('go')}
            </button>
          </noscript>
        </form>
        <YearLink uid={uid} year={year + 1} years={years} label={say('next')} icon="chevron-right" />
        <AddressLink uid={uid} changes={{ year: undefined }} className="s-button s-button--outline s-button--small">
          {say('current')}
        </AddressLink>
      </div>
      {data.list === undefined || entries.length === 0 ? (
        <p className="w-calempty w-annual__empty">{say('empty', { year: dates.year(year) })}</p>
      ) : (
        <ListState uid={uid} answer={data.list}>
          {dates.monthNames.map((name, index) => {
            const ofMonth = entries.filter(({ start }) => Number(start?.slice(5, 7)) === index + 1);
            if (ofMonth.length === 0) return null;
            return (
              <section key={name} className="w-annual__month">
                <h3 className="w-annual__month-title">{dates.month({ year, month: index + 1 })}</h3>
                <MonthTable
                  entries={ofMonth}
                  dates={dates}
                  formats={formats}
                  registrationField={object.registrationField}
                />
              </section>
            );
          })}
        </ListState>
      )}
    </section>
  );
}

interface TableProps {
  entries: Entry[];
  dates: Dates;
  formats: { value: string; title: string }[];
  registrationField: string;
}

function MonthTable({ entries, dates, formats, registrationField }: TableProps) {
  const say = useText(texts);
  return (
    <table className="w-caltable w-annual__table">
      <thead>
        <tr>
          <th scope="col">{say('dates')}</th>
          <th scope="col">{say('course')}</th>
          <th scope="col">{say('format')}</th>
          <th scope="col">{say('audience')}</th>
          <th scope="col">{say('registration')}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => {
          const opens = readDay(readPath(entry.record, registrationField), dates.timeZone);
          return (
            <tr key={entry.id}>
              <td data-label={say('dates')}>{dates.span(entry)}</td>
              <th scope="row">{entry.path ? <Link to={entry.path}>{entry.title}</Link> : entry.title}</th>
              <td data-label={say('format')}>
                {formats.find(({ value }) => value === entry.status)?.title ?? entry.status}
              </td>
              <td data-label={say('audience')}>{entry.description}</td>
              <td data-label={say('registration')}>{opens && dates.day(opens)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface YearLinkProps {
  uid: string;
  year: number;
  years: number[];
  label: string;
  icon: string;
}

function YearLink({ uid, year, years, label, icon }: YearLinkProps) {
  const className = 's-button s-button--quiet s-button--small w-annual__step';
  if (!years.includes(year)) return <span className={className} aria-hidden="true" />;
  return (
    <AddressLink uid={uid} changes={{ year: String(year) }} className={className} aria-label={label}>
      <Icon name={icon} size={20} />
    </AddressLink>
  );
}

const texts = {
  label: calendarWords.annualCalendar,
  previous: { th: 'ปีก่อน', en: 'Previous year' },
  next: { th: 'ปีถัดไป', en: 'Next year' },
  current: { th: 'ปีปัจจุบัน', en: 'Current year' },
  year: words.year,
  yearOf: { th: 'พ.ศ. {year}', en: '{year}' },
  go: calendarWords.go,
  dates: { th: 'วันที่อบรม', en: 'Training dates' },
  course: { th: 'หลักสูตร', en: 'Course' },
  format: { th: 'รูปแบบ', en: 'Format' },
  audience: { th: 'เหมาะสำหรับ', en: 'Suitable for' },
  registration: { th: 'เปิดรับสมัคร', en: 'Registration opens' },
  empty: { th: 'ยังไม่มีการอบรมในปี {year}', en: 'No training in {year} yet' },
};
