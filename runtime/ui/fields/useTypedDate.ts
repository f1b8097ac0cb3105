import { CalendarDate, GregorianCalendar, parseDate, toCalendar } from '@internationalized/date';
import { useEffect, useRef, useState } from 'react';
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

/** A date while it is typed: a year of the other era is recognised, at once when it has four digits. */
export function useTypedDate({ start, era, onChange }: Options) {
  const [date, setDate] = useState(() => parse(start));
  const [note, setNote] = useState<DateNote>();
  const told = useRef(start);

  // A form that is called with each date may change it too.
  useEffect(() => {
    if (!onChange || start === told.current) return;
    told.current = start;
    setDate(parse(start));
    setNote(undefined);
  }, [start, onChange]);

  function show(next: CalendarDate | null) {
    setDate(next);
    const value = next && next.year >= firstYear && next.era !== 'BC' ? toCommon(next) : undefined;
    if (value === told.current) return;
    told.current = value;
    onChange?.(value);
  }

  function read(next: CalendarDate | null, isDone: boolean, typedDay?: number) {
    setNote(next ? noteDay(next, typedDay) : undefined);
    show(next);
    if (!next) return;
    const typed = typedYear(next, era);
    if (typed < 1000 && !isDone) return; // more digits may follow
    const meant = guessYear(typed, era);
    if (meant === typed - offsetOf(era)) return;
    setNote({ text: 'read', typed, meant: meant + offsetOf(era) });
    show(new CalendarDate(meant, next.month, next.day));
  }

  return {
    date,
    note,
    /** `typedDay` is what stands in the part for the day. */
    change: (next: CalendarDate | null, typedDay?: number) => read(next, false, typedDay),
    /** On leaving the field, two digits are the whole year. */
    leave: () => date && typedYear(date, era) < 100 && read(date, true),
  };
}

/** The 31st of February was taken as the last day of that month. */
function noteDay({ day, month, year }: CalendarDate, typed = day): DateNote | undefined {
  const last = countDays(month, year);
  return typed > last && day === last ? { text: 'noDay', typed, meant: last } : undefined;
}

function parse(value: string | undefined): CalendarDate | null {
  return value && readDate(value) ? parseDate(value) : null;
}

function toCommon(date: CalendarDate): string {
  return toCalendar(date, new GregorianCalendar()).toString();
}

/** The year as typed in the field. */
function typedYear({ era: own, year }: CalendarDate, era: Era): number {
  const common = own === 'BC' ? 1 - year : year;
  return common + offsetOf(era);
}

function offsetOf(era: Era): number {
  return era === 'buddhist' ? buddhistOffset : 0;
}
