import { readField } from '../../../../engine/collection/field/showField.ts';
import { readDecimal } from '../../../../engine/collection/field/types/decimalText.ts';
import { findChoices } from '../../../../engine/collection/tell/choices.ts';
import { describeIssue } from '../../../../engine/collection/validate/issue.ts';
import { latinDigits } from '../../../../engine/content/latinDigits.ts';
import { readTypedDate } from '../../../../engine/content/readTypedDate.ts';
import type { ErrorDetail, Json, Text } from '../../../../schemas/index.ts';
import { type Moment, type ReadCell, showCell } from './cells.ts';
import type { FileColumn } from './fileColumns.ts';

/** The value that a cell means, or why it is unclear. What fits no field is left for validation to report. */
export type CellReading = { value: Json } | { fault: ErrorDetail };

/** Reads a cell as the type of its field says: what `writeCell` wrote, and what people write instead of it. */
export function readCell(cell: Exclude<ReadCell, null>, column: FileColumn): CellReading {
  if (typeof cell === 'object' && 'error' in cell) return { fault: describeError(column, cell.error) };
  const typed = readField(column.schema['x-type'], showCell(cell));
  if (typed !== undefined) return { value: typed };
  if (typeof cell === 'object') return readMoment(cell, column);
  if (typeof cell !== 'string') return { value: column.type === 'string' ? String(cell) : cell };
  if (column.type === 'date') return readDate(cell, column);
  if (column.type === 'array') return readList(cell, column);
  if (column.choices.length > 0) return readChoice(cell, column);
  return { value: readPlain(cell, column) };
}

function readPlain(text: string, { type, schema }: FileColumn): Json {
  switch (type) {
    case 'number':
    case 'integer':
      return readDecimal(text) ?? (exponential.test(text) ? Number(text) : text);
    case 'boolean':
      return isYes.test(text) ? true : isNo.test(text) ? false : text;
    case 'object':
    case 'any':
      return parseJson(text) ?? text;
    default:
      return digitFormats.has(String(schema.format)) ? latinDigits(text) : text;
  }
}

/** How programs write what is very large or small. */
const exponential = /^\s*-?\d(?:\.\d{1,20})?e[+-]?\d{1,3}\s*$/i;
const isYes = /^\s*(?:true|yes|y|1|๑|ใช่|จริง)\s*$/i;
const isNo = /^\s*(?:false|no|n|0|๐|ไม่|ไม่ใช่|เท็จ)\s*$/i;
/** Formats of figures, which may be Thai ones in a file. */
const digitFormats = new Set([
  'time',
  'thai-citizen-id',
  'tax-id',
  'thai-phone',
  'phone',
  'phone-9',
  'postal-code-th',
  'branch-code-th',
]);

/** Validation reads values without a zone in the site's. A cell with a day alone is the start of that day. */
function readMoment({ text, day, time }: Moment, column: FileColumn): CellReading {
  const { format } = column.schema;
  if (format === 'date') return readDate(day ?? text, column);
  if (format === 'time') return { value: time ?? text };
  if (format === 'date-time' && day) return readDate(`${day}T${time ?? '00:00:00'}`, column);
  return { value: text };
}

/** A date in either era. Two figures of a year are asked about; where a schema counts in the common era alone, so does this. */
function readDate(text: string, column: FileColumn): CellReading {
  const read = readTypedDate(text, column.schema['x-era'] === 'common' ? 'common' : undefined);
  if (!read) return { value: text };
  if ('text' in read) return { value: read.text };
  const detail = describeIssue('year_asked', subject(column), { value: text, meant: read.asked.join(', ') });
  return { fault: { ...detail, proposals: read.asked } };
}

function readChoice(text: string, column: FileColumn): CellReading {
  const found = findChoices(column.choices, text);
  const [choice, other] = found;
  if (!choice || !other) return { value: choice?.value ?? readPlain(text, column) };
  const values = found.map(({ value }) => String(value));
  // The value distinguishes them: they are called the same.
  const list = (language: 'th' | 'en') => found.map(({ value, title }) => `${value} (${title[language]})`).join(', ');
  const detail = describeIssue('choice_unclear', subject(column), {
    value: text,
    list: { th: list('th'), en: list('en') },
  });
  return { fault: { ...detail, proposals: values } };
}

/** A list is JSON, or texts with commas between them. */
function readList(text: string, column: FileColumn): CellReading {
  const parsed = parseJson(text);
  const items: Json[] = Array.isArray(parsed)
    ? parsed
    : text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean);
  if (column.choices.length === 0) return { value: items };
  const read = items.map(
    (item): CellReading => (typeof item === 'string' ? readChoice(item, column) : { value: item }),
  );
  const fault = read.find((each) => 'fault' in each);
  return fault ?? { value: read.flatMap((each) => ('value' in each ? [each.value] : [])) };
}

function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json; // whatever JSON gives is Json
  } catch {
    return undefined;
  }
}

function describeError(column: FileColumn, error: string): ErrorDetail {
  const text: Text = {
    th: `สูตรในเซลล์นี้คำนวณไม่ได้ (${error.slice(0, 40)})`,
    en: `The formula of this cell came to an error (${error.slice(0, 40)})`,
  };
  return { path: column.name, code: 'cell_error', message: text.en, text };
}

function subject({ name, title }: FileColumn) {
  return { path: name, title };
}
