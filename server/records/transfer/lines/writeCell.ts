import { writeField } from '../../../../engine/collection/field/showField.ts';
import { offsetAt } from '../../../../engine/content/timeZone.ts';
import type { Json, Language } from '../../../../schemas/index.ts';
import type { Cell } from './cells.ts';
import { type FileColumn, isMoment } from './fileColumns.ts';

/** The words of whoever reads the file. */
export interface Words {
  language: Language;
  show: (field: string, value: Json) => Json;
  /** Where moments are written as clocks show them, the time zone of these. */
  timeZone?: string;
}

/** A value as `readCell` reads it: lists and objects are JSON. With `words`, as people call it. */
export function writeCell(value: Json | undefined, column: FileColumn, words?: Words): Cell {
  if (value === undefined || value === null) return null;
  const typed = words && writeField(column.schema['x-type'], value, words.language);
  if (typed !== undefined) return typed;
  const shown = words ? joinTitles(words.show(column.name, value), column) : value;
  if (typeof shown === 'object') return JSON.stringify(shown);
  if (words?.timeZone && typeof shown === 'string' && isMoment(column)) return writeClock(shown, words.timeZone);
  // Where a field takes any type, a text that looks like JSON is distinguished from it by its quotation marks.
  return column.type === 'any' && typeof shown === 'string' && isJson(shown) ? JSON.stringify(shown) : shown;
}

function writeClock(moment: string, timeZone: string): string {
  const ms = Date.parse(moment);
  if (Number.isNaN(ms)) return moment;
  const local = new Date(ms + offsetAt(timeZone, ms) * 60_000).toISOString();
  return local.slice(0, 23).replace('.000', '');
}

/** Titles of a list with commas between them, where they hold none themselves. */
function joinTitles(value: Json, { choices, refersTo }: FileColumn): Json {
  if (!Array.isArray(value) || (choices.length === 0 && !refersTo)) return value;
  return value.every((item) => typeof item === 'string' && !/[,[{"]/.test(item)) ? value.join(', ') : value;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
