import { useEffect, useState } from 'react';
import { FieldFrame, useCheck, useField, useLanguage, useText, type WidgetViewProps } from 'sala/runtime';
import { checkDate } from '../../shared/checkDate.ts';
import { countDays, type DateParts, readDate, writeDate } from '../../shared/dateParts.ts';
import { readYears } from '../../shared/readYears.ts';
import { datetimeTexts } from './datetimeTexts.ts';
import './datetime.css';

interface Properties {
  label: string;
  help: string;
  value: string;
  required: boolean;
  showDateTime: boolean;
  fromYear: number;
  toYear?: number;
}

const buddhistOffset = 543;
const hours = Array.from({ length: 24 }, (_, hour) => hour);
const minutes = Array.from({ length: 60 }, (_, minute) => minute);

/** A date in parts, each a list of the browser: quick by keyboard, large under a finger, without a calendar to leaf through. */
export function Datetime({ object }: WidgetViewProps<Properties>) {
  const { label, help, required, showDateTime } = object;
  const say = useText(datetimeTexts);
  const language = useLanguage();
  const field = useField(object, { initial: object.value || undefined, check: useCheck(checkDate, object) });
  const { parts, change } = useParts(field.value, (next) => field.setValue(writeDate(next, showDateTime) ?? ''));
  const days = Array.from({ length: countDays(parts.month, parts.year) }, (_, index) => index + 1);
  const { from, to } = readYears(object);
  const years = Array.from({ length: to - from + 1 }, (_, index) => to - index);
  const era = language === 'th' ? buddhistOffset : 0;
  const monthName = new Intl.DateTimeFormat(language === 'th' ? 'th-TH' : 'en-GB', { month: 'long', timeZone: 'UTC' });
  const draw = (name: keyof DateParts, numbers: number[], write: (number: number) => string | number) => (
    <select
      key={name}
      className="s-input w-datetime__part"
      aria-label={say(name)}
      aria-invalid={field.error ? true : undefined}
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
    <FieldFrame
      id={field.id}
      label={label}
      help={help}
      error={field.error}
      required={required}
      group="group"
      onLeave={field.touch}
    >
      <div className="w-datetime">
        {draw('day', days, Number)}
        {draw('month', months, (month) => monthName.format(Date.UTC(2000, month - 1)))}
        {draw('year', years, (year) => year + era)}
        {showDateTime && draw('hour', hours, twoDigits)}
        {showDateTime && draw('minute', minutes, twoDigits)}
      </div>
    </FieldFrame>
  );
}

const months = Array.from({ length: 12 }, (_, index) => index + 1);

/** The parts while they are being chosen: a value exists only when all of them are there. */
function useParts(value: unknown, onChange: (parts: DateParts) => void) {
  const [parts, setParts] = useState<DateParts>(() => readDate(value) ?? {});
  // A draft, or the form being cleared, changes the value from outside.
  useEffect(() => {
    const read = readDate(value);
    if (read) setParts(read);
    else if (value === undefined) setParts({});
  }, [value]);

  function change(name: keyof DateParts, chosen: string) {
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
