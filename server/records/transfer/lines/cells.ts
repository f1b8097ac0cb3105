import type { Collection, CollectionField } from '../../../../engine/collection/collection.ts';
import { validationFailed } from '../../../../engine/record/recordErrors.ts';
import type { ErrorDetail, Json, JsonObject, Text } from '../../../../schemas/index.ts';

/** A file's value: text, number, truth or nothing. */
export type Cell = string | number | boolean | null;

/** A date, a time or both from a spreadsheet: without a time zone. `text` is the displayed text. */
export interface Moment {
  text: string;
  day?: string;
  time?: string;
}

/** Other contents of a cell: dates and times, and formulas without a result. */
export type ReadCell = Cell | Moment | { error: string };

const leading = ['id', 'state'];
const trailing = ['version', 'created_at', 'created_by', 'updated_at', 'updated_by'];

/** Columns of an exported file: the system fields around the collection's own readable ones. */
export function listColumns(collection: Collection, readable: readonly string[] | undefined): string[] {
  const hidden = new Set(collection.secrets);
  const own = [...collection.fields.keys()].filter(
    (name) => !hidden.has(name) && (readable === undefined || readable.includes(name)),
  );
  return [...leading, ...own, ...trailing];
}

/** Lists and objects are JSON in a cell. */
export function writeCell(value: Json | undefined): Cell {
  if (value === undefined || value === null) return null;
  return typeof value === 'object' ? JSON.stringify(value) : value;
}

/**
 * Converts a row into a record. Headings may be names, titles in either language or aliases; texts are converted to the
 * field's type, and unreadable ones are left for validation to report.
 */
export function readRow(collection: Collection, headings: readonly string[], cells: readonly ReadCell[]): JsonObject {
  const record: JsonObject = {};
  const errors: ErrorDetail[] = [];
  headings.forEach((heading, index) => {
    const cell = cells[index];
    if (heading === '' || cell === undefined || cell === null || cell === '') return;
    const field = collection.fields.get(heading);
    if (typeof cell !== 'object') record[heading] = readCell(cell, field);
    else if ('error' in cell) errors.push(describeError(heading, cell.error));
    else record[heading] = readMoment(cell, field);
  });
  if (errors.length > 0) throw validationFailed(errors);
  return record;
}

function describeError(path: string, error: string): ErrorDetail {
  const text: Text = {
    th: `สูตรในเซลล์นี้คำนวณไม่ได้ (${error.slice(0, 40)})`,
    en: `The formula of this cell came to an error (${error.slice(0, 40)})`,
  };
  return { path, code: 'cell_error', message: text.en, text };
}

/** Validation reads values without a zone in the site's. A cell with a day alone is the start of that day. */
function readMoment({ text, day, time }: Moment, field: CollectionField | undefined): string {
  const format = field?.schema.format;
  if (format === 'date') return day ?? text;
  if (format === 'time') return time ?? text;
  if (format === 'date-time' && day) return `${day}T${time ?? '00:00:00'}`;
  return text;
}

/** Headings as field names. */
export function readHeadings(collection: Collection, cells: readonly ReadCell[]): string[] {
  const headings = [...cells].map(showCell);
  const names = new Map<string, string>();
  for (const field of collection.fields.values())
    for (const written of [field.title.en, field.title.th, field.name])
      names.set(written.trim().toLowerCase(), field.name);
  return headings.map((heading) => names.get(heading.trim().toLowerCase()) ?? heading.trim());
}

/** A place without a cell is undefined. */
function showCell(cell: ReadCell | undefined): string {
  if (typeof cell !== 'object') return String(cell ?? '');
  return cell && 'text' in cell ? cell.text : '';
}

function readCell(cell: Exclude<Cell, null>, field: CollectionField | undefined): Json {
  if (typeof cell !== 'string') return field?.type === 'string' ? String(cell) : cell;
  const text = cell;
  switch (field?.type) {
    case 'number':
    case 'integer': {
      const number = Number(text.replaceAll(',', ''));
      return text.trim() !== '' && Number.isFinite(number) ? number : text;
    }
    case 'boolean':
      return /^(true|yes|1|ใช่)$/i.test(text) ? true : /^(false|no|0|ไม่|ไม่ใช่)$/i.test(text) ? false : text;
    case 'array':
    case 'object':
      return parseJson(text);
    default:
      return text;
  }
}

function parseJson(text: string): Json {
  try {
    return JSON.parse(text) as Json; // whatever JSON gives is Json
  } catch {
    return text.includes(',') ? text.split(',').map((part) => part.trim()) : [text];
  }
}
