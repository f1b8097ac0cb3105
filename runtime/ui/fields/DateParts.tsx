import { useEffect, useState } from 'react';
import { countDays, type DateParts as Parts, readDate, writeDate } from '../../../engine/content/dateParts.ts';
import { buddhistOffset } from '../../../engine/content/era.ts';
import { localeOf } from '../../../schemas/text.ts';
import { useLanguage, useText } from '../../language/useText.ts';
import { dateTexts } from './dateTexts.ts';
import './dateParts.css';

interface Props {
  /** `2026-11-21`, or with a time a moment in UTC; any other value counts as empty. */
  value: unknown;
  /** Called with '' while a part is missing. */
  onChange: (value: string) => void;
  /** The common-era years to choose from, in the order of the list. */
  years: number[];
  withTime?: boolean;
  required?: boolean;
  invalid?: boolean;
}

const months = Array.from({ length: 12 }, (_, index) => index + 1);
const hours = Array.from({ length: 24 }, (_, hour) => hour);
const minutes = Array.from({ length: 60 }, (_, minute) => minute);

/**
 * A date as three native selects: quick by keyboard, large touch targets, no calendar to page through. Thai readers
 * choose the year in the Buddhist era. Needs a surrounding group with a label.
 */
export function DateParts({ value, onChange, years, withTime = false, required, invalid }: Props) {
  const say = useText(dateTexts);
  const language = useLanguage();
  const { parts, change } = useParts(value, (next) => onChange(writeDate(next, withTime) ?? ''));
  const days = Array.from({ length: countDays(parts.month, parts.year) }, (_, index) => index + 1);
  const era = language === 'th' ? buddhistOffset : 0;
  const monthName = new Intl.DateTimeFormat(localeOf(language), { month: 'long', timeZone: 'UTC' });
  const draw = (name: keyof Parts, numbers: number[], write: (number: number) => string | number) => (
    <select
      key={name}
      className={`s-input s-date__part s-date__part--${name}`}
      aria-label={say(name)}
      aria-invalid={invalid ? true : undefined}
      required={required}
      value={parts[name] ?? ''}
      onChange={(event) => change(name, event.target.value)}
    >
      <option value="">{say(name)}</option>
      {numbers.map((number) => (
        <option key={number} value={number}>
          {write(number)}
        </option>
      ))}
    </select>
  );
  return (
    <div className="s-date">
      {draw('day', days, Number)}
      {draw('month', months, (month) => monthName.format(Date.UTC(2000, month - 1)))}
      {draw('year', years, (year) => year + era)}
      {withTime && draw('hour', hours, twoDigits)}
      {withTime && draw('minute', minutes, twoDigits)}
    </div>
  );
}

/** The parts while they are being chosen: there is a value only when all are chosen. */
function useParts(value: unknown, onChange: (parts: Parts) => void) {
  const [parts, setParts] = useState<Parts>(() => readDate(value) ?? {});
  // A draft or a reset of the form changes the value from outside.
  useEffect(() => {
    const read = readDate(value);
    if (read) setParts(read);
    else if (value === undefined) setParts({});
  }, [value]);

  function change(name: keyof Parts, chosen: string) {
    const next = { ...parts, [name]: chosen === '' ? undefined : Number(chosen) };
    if (next.day && next.day > countDays(next.month, next.year)) next.day = undefined;
    setParts(next);
    onChange(next);
  }
  return { parts, change };
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
