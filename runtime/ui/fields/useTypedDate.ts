import {
  BuddhistCalendar,
  type Calendar,
  CalendarDate,
  GregorianCalendar,
  getLocalTimeZone,
  parseDate,
  toCalendar,
  today,
} from '@internationalized/date';
import { useEffect, useMemo, useRef, useState } from 'react';
import { countDays, readDate } from '../../../engine/content/dateParts.ts';
import { buddhistOffset, type Era } from '../../../engine/content/era.ts';
import { guessYear } from '../../../engine/content/guessYear.ts';

/** How a date was taken other than typed: a year of the other era, or a day that the month does not have. */
export interface DateNote {
  text: 'read' | 'noDay';
  typed: number;
  meant: number;
}

interface Options {
  /** `2026-11-21`. */
  start: string | undefined;
  era: Era;
  onChange?: (value: string | undefined) => void;
}

/** Before it a year is still being typed. */
const firstYear = 1000;

const calendars: Record<Era, Calendar> = { buddhist: new BuddhistCalendar(), common: new GregorianCalendar() };

/**
 * A date while it is typed: a year of the other era is recognised, at once when it has four digits. It is kept in the
 * calendar in which it is typed: on the way of 2569 stands the year 256, long before the common era, where leap years
 * of `@internationalized/date` are wrong, so that the 1st came back from another calendar as the last of the month before.
 */
export function useTypedDate({ start, era, onChange }: Options) {
  const calendar = calendars[era];
  const [date, setDate] = useState(() => parse(start, calendar));
  const [note, setNote] = useState<DateNote>();
  const told = useRef(start);

  // A form that is called with each date may change it too.
  useEffect(() => {
    if (!onChange || start === told.current) return;
    told.current = start;
    setDate(parse(start, calendar));
    setNote(undefined);
  }, [start, onChange, calendar]);

  function show(next: CalendarDate | null) {
    setDate(next);
    const value = next && !isTooEarly(next, era) ? toCommon(next) : undefined;
    if (value === told.current) return;
    told.current = value;
    onChange?.(value);
  }

  function read(next: CalendarDate | null, isDone: boolean, typedDay?: number) {
    setNote(next ? noteDay(next, era, typedDay) : undefined);
    show(next);
    if (!next) return;
    const typed = next.year;
    if (typed < 1000 && !isDone) return; // more digits may follow
    const meant = guessYear(typed, era) + offsetOf(era);
    if (meant === typed) return;
    setNote({ text: 'read', typed, meant });
    show(new CalendarDate(calendar, meant, next.month, next.day));
  }

  return {
    date,
    note,
    /** For a field that is empty, what says in which calendar it is typed. */
    placeholder: useMemo(() => toCalendar(today(getLocalTimeZone()), calendar), [calendar]),
    /** `typedDay` is what stands in the part for the day. */
    change: (next: CalendarDate | null, typedDay?: number) => read(next && toCalendar(next, calendar), false, typedDay),
    /** On leaving the field, two digits are the whole year. */
    leave: () => date && date.year < 100 && read(date, true),
  };
}

/** The 31st of February was taken as the last day of that month. */
function noteDay(date: CalendarDate, era: Era, typed = date.day): DateNote | undefined {
  const last = countDays(date.month, commonYear(date, era));
  return typed > last && date.day === last ? { text: 'noDay', typed, meant: last } : undefined;
}

function parse(value: string | undefined, calendar: Calendar): CalendarDate | null {
  return value && readDate(value) ? toCalendar(parseDate(value), calendar) : null;
}

function toCommon(date: CalendarDate): string {
  return toCalendar(date, calendars.common).toString();
}

/** A year of one to three digits is incomplete. */
export function isTooEarly(date: CalendarDate, era: Era): boolean {
  return commonYear(date, era) < firstYear;
}

function commonYear({ year }: CalendarDate, era: Era): number {
  return year - offsetOf(era);
}

function offsetOf(era: Era): number {
  return era === 'buddhist' ? buddhistOffset : 0;
}
