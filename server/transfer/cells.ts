import type { Collection, CollectionField } from '../../engine/collection/collection.ts';
import type { Json, JsonObject } from '../../schemas/index.ts';

/** A file's value: text, number, truth or nothing. */
export type Cell = string | number | boolean | null;

const leading = ['id', 'state'];
const trailing = ['version', 'created_at', 'created_by', 'updated_at', 'updated_by'];

/** Columns of an exported file: the system's fields around the collection's own that may be seen. */
export function listColumns(collection: Collection, readable: readonly string[] | undefined): string[] {
  const hidden = new Set(collection.secrets);
  const own = [...collection.fields.keys()].filter(
    (name) => !hidden.has(name) && (readable === undefined || readable.includes(name)),
  );
  return [...leading, ...own, ...trailing];
}

/** Lists and objects stand in a cell as JSON. */
export function writeCell(value: Json | undefined): Cell {
  if (value === undefined || value === null) return null;
  return typeof value === 'object' ? JSON.stringify(value) : value;
}

/**
 * The record a row stands for. Headings may be names, titles in either language or other accepted names; what a field's type
 * needs is read from the text, and what cannot be read is left as it is for validation to name.
 */
export function readRow(collection: Collection, headings: readonly string[], cells: readonly Cell[]): JsonObject {
  const record: JsonObject = {};
  headings.forEach((heading, index) => {
    const cell = cells[index];
    if (heading === '' || cell === undefined || cell === null || cell === '') return;
    record[heading] = readCell(cell, collection.fields.get(heading));
  });
  return record;
}

/** Headings as field names. */
export function readHeadings(collection: Collection, headings: readonly string[]): string[] {
  const names = new Map<string, string>();
  for (const field of collection.fields.values())
    for (const written of [field.title.en, field.title.th, field.name])
      names.set(written.trim().toLowerCase(), field.name);
  return headings.map((heading) => names.get(heading.trim().toLowerCase()) ?? heading.trim());
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
