import { readDate } from 'sala/engine';
import type { Json, LayoutObject, Text } from 'sala/schemas';
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
  return parts.year < from || parts.year > to ? fieldTexts.date : undefined;
}
