import type { Json, JsonObject } from 'sala/schemas';
import { isEndAligned } from '../../shared/columns.ts';
import type { RecordField } from '../../shared/recordAnswer.ts';

export type CellEditorKind = 'text' | 'long' | 'number' | 'choice' | 'reference' | 'boolean';

/** A column of lines as the grid edits it. */
export interface LineColumn extends RecordField {
  /** None where nobody writes it: computed, or of a type that needs a screen of its own. */
  editor?: CellEditorKind;
  /** In pixels. */
  width: number;
  isAtEnd: boolean;
}

/** Field types whose values are more than a text. */
const ownScreens = new Set([
  'file',
  'image',
  'signature',
  'address',
  'geo',
  'rich_text',
  'json',
  'flow',
  'multilingual',
]);
const longText = 300;

export function readLineColumns(fields: readonly RecordField[]): LineColumn[] {
  return fields.map((field) => ({
    ...field,
    editor: chooseEditor(field),
    width: widthOf(field),
    isAtEnd: isEndAligned(field),
  }));
}

function chooseEditor(field: RecordField): CellEditorKind | undefined {
  const { schema, type, kind } = field;
  if (schema['x-formula'] !== undefined || schema.readOnly === true) return undefined;
  if (type !== undefined) return ownScreens.has(typeName(type)) ? undefined : 'text';
  if (field.reference) return schema.type === 'array' ? undefined : 'reference';
  if (schema.type === 'array' || schema.type === 'object') return undefined;
  if (field.choices) return 'choice';
  if (kind === 'boolean') return 'boolean';
  if (kind === 'number' || kind === 'money') return 'number';
  return kind === 'text' && Number(schema.maxLength ?? 0) >= longText ? 'long' : 'text';
}

function typeName(type: Json): string {
  return typeof type === 'string' ? type : String((type as JsonObject | null)?.name);
}

function widthOf({ kind, schema, reference, title }: RecordField): number {
  const least = Math.min(200, 32 + title.length * 7);
  if (reference) return 180;
  if (kind === 'money' || kind === 'choice' || kind === 'date') return Math.max(100, least);
  if (kind === 'number' || kind === 'boolean') return Math.max(76, least);
  if (kind === 'datetime') return 170;
  const length = Number(schema.maxLength ?? 100);
  return Math.max(length <= 50 ? 76 : length < longText ? 136 : 220, least);
}

/** What stands in a new line before anybody wrote in it. */
export function startLine(columns: readonly LineColumn[]): JsonObject {
  const given = columns.flatMap(({ field, schema }): [string, Json][] => {
    const value = schema['x-start'] ?? schema.default ?? null;
    return value === null ? [] : [[field, value]];
  });
  return Object.fromEntries(given);
}
