import { titleOfChoice } from '../../../../engine/collection/choices.ts';
import { writeField } from '../../../../engine/field/showField.ts';
import type { Json, Language } from '../../../../schemas/index.ts';
import type { Cell } from './cells.ts';
import type { FileColumn } from './fileColumns.ts';

/** How values are written for people: choices by their titles, references by those of their records. */
export interface Titles {
  language: Language;
  /** The title of a record of the column's collection; undefined where the reader may not see it. */
  titleOf: (collection: string, id: string) => string | undefined;
}

/** A value as `readCell` reads it: lists and objects are JSON; with `titles`, in the words of people. */
export function writeCell(value: Json | undefined, column: FileColumn, titles?: Titles): Cell {
  if (value === undefined || value === null) return null;
  const typed = titles && writeField(column.schema['x-type'], value, titles.language);
  if (typed !== undefined) return typed;
  const shown = titles ? showTitle(value, column, titles) : value;
  if (typeof shown === 'object') return JSON.stringify(shown);
  // Where a field takes any type, a text that looks like JSON is told from it by its quotation marks.
  return column.type === 'any' && typeof shown === 'string' && isJson(shown) ? JSON.stringify(shown) : shown;
}

function showTitle(value: Json, column: FileColumn, titles: Titles): Json {
  if (!Array.isArray(value)) return showOne(value, column, titles);
  if (column.choices.length === 0 && !column.refersTo) return value;
  const items = value.map((item) => showOne(item, column, titles));
  return items.every((item) => typeof item === 'string' && !/[,[{"]/.test(item)) ? items.join(', ') : items;
}

function showOne(value: Json, { choices, refersTo }: FileColumn, { language, titleOf }: Titles): Json {
  if (refersTo) return (typeof value === 'string' && titleOf(refersTo, value)) || value;
  return titleOfChoice(choices, value, language);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
