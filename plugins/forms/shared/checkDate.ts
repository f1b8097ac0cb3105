import { readDate, readTypedDate } from 'sala/engine';
import { fillText, type Json, type LayoutObject, type Text } from 'sala/schemas';
import { explainComplaint } from './explainComplaint.ts';
import { fieldTexts } from './fieldTexts.ts';
import { readYears } from './readYears.ts';

/** Validates a date: an existing day, within the allowed years, with a time where one is required. */
export function checkDate(value: Json | undefined, object: LayoutObject): Text | undefined {
  if (value === undefined || value === null || value === '')
    return object.required ? explainComplaint({ text: 'missing' }, object) : undefined;
  const parts = readDate(value);
  const hasTime = parts?.hour !== undefined;
  if (!parts?.year || hasTime !== (object.showDateTime === true)) return fieldTexts.date;
  const { from, to } = readYears(object);
  return parts.year < from || parts.year > to ? (askForEra(String(value)) ?? fieldTexts.date) : undefined;
}

/** A year of the Buddhist era that was sent as one of the common era. */
function askForEra(value: string): Text | undefined {
  const read = readTypedDate(value);
  if (!read || !('text' in read) || read.era !== 'buddhist') return undefined;
  const params = { year: value.slice(0, 4), meant: read.text };
  return { th: fillText(fieldTexts.buddhistYear.th, params), en: fillText(fieldTexts.buddhistYear.en, params) };
}
