import { findType, showField } from 'sala/engine';
import { isJsonObject, type Json, type JsonObject, readText } from 'sala/schemas';
import { hiddenName } from './dataWords.ts';
import { type FormatContext, formatValue } from './formatValue.ts';
import type { Difference, LineDifference } from './historyAnswer.ts';
import type { RecordField, RecordNames } from './recordAnswer.ts';

/** A change as the history of a record keeps it. */
export interface StoredChange {
  field: string;
  path?: string;
  from?: Json;
  to?: Json;
  secret?: boolean;
}

export interface Wording {
  fields: readonly RecordField[];
  names: RecordNames;
  format: FormatContext;
}

/** The changes of a record in words, field by field, and of lines cell by cell. */
export function describeChanges(changes: readonly StoredChange[], wording: Wording): Difference[] {
  return [...Map.groupBy(changes, ({ field }) => field)].flatMap(([name, own]) => {
    const field = wording.fields.find((one) => one.field === name);
    if (!field) return [];
    const { title } = field;
    if (own.some(({ secret }) => secret)) return [{ title, isSecret: true }];
    const changed = findType(field.type)?.type.changed;
    if (changed && own.some((change) => change.path !== undefined || (change.from && change.to)))
      return [{ title, to: readText(changed, wording.format.language) }];
    if (field.lines) return describeLines(title, field.lines, own, wording);
    return own.flatMap((change) => {
      const part = change.path === undefined ? '' : ` (${titleOfPart(field, change.path)})`;
      const told = tell(field, change, wording);
      return told ? [{ title: title + part, ...told }] : [];
    });
  });
}

function titleOfPart({ parts }: RecordField, path: string): string {
  return parts?.find(({ field }) => field === path)?.title ?? path;
}

/** Undefined where nothing that people see has changed. */
function tell(field: RecordField, { from, to, path }: StoredChange, wording: Wording) {
  const read = (value: Json | undefined) => {
    const own = path === undefined ? field : { ...field, type: undefined, kind: 'text' as const };
    return value === undefined || value === null ? '' : writeValue(own, value, wording);
  };
  const [before, after] = [read(from), read(to)];
  if (before === after) return undefined;
  return { ...(before !== '' && { from: before }), ...(after !== '' && { to: after }) };
}

/** A value in words. */
export function writeValue(field: RecordField, value: Json, { names, format }: Omit<Wording, 'fields'>): string {
  const { reference, type } = field;
  if (reference !== undefined) {
    const ids = Array.isArray(value) ? value : [value];
    return ids.map((id) => names[reference]?.[String(id)]?.text ?? readText(hiddenName, format.language)).join(', ');
  }
  if (type !== undefined) return showField(type, value, format.language) ?? '';
  return (
    formatValue(value, field, format) || (isJsonObject(value) ? Object.values(value).filter(isText).join(' · ') : '')
  );
}

function isText(value: Json): boolean {
  return value !== null && typeof value !== 'object' && value !== '';
}

type Columns = readonly RecordField[];

function describeLines(
  title: string,
  columns: Columns,
  changes: readonly StoredChange[],
  wording: Wording,
): Difference[] {
  const found = changes.flatMap((change) => {
    if (change.path === undefined) return compareLists(columns, change, wording);
    const [place = '', ...rest] = change.path.split('.');
    if (rest.length === 0) return wholeLine(columns, Number(place), change, wording);
    return cellOf(columns, { line: Number(place), name: rest.join('.'), change }, wording);
  });
  const lines = [...Map.groupBy(found, ({ kind, line }) => `${kind} ${line}`).values()].flatMap((same) => {
    const [first] = same;
    return first ? [{ ...first, cells: same.flatMap(({ cells }) => cells) }] : [];
  });
  return lines.length > 0 ? [{ title, lines: lines.toSorted((one, other) => one.line - other.line) }] : [];
}

/** The whole list was written anew: lines are compared in their order. */
function compareLists(columns: Columns, { from, to }: StoredChange, wording: Wording): LineDifference[] {
  const [before, after] = [listOf(from), listOf(to)];
  return Array.from({ length: Math.max(before.length, after.length) }, (_, at) => at).flatMap((at) => {
    const [old, now] = [before[at], after[at]];
    if (!old || !now)
      return wholeLine(columns, at, { field: '', ...(old && { from: old }), ...(now && { to: now }) }, wording);
    return columns.flatMap(({ field }) =>
      cellOf(columns, { line: at, name: field, change: { field, from: old[field], to: now[field] } }, wording),
    );
  });
}

function wholeLine(columns: Columns, at: number, { from, to }: StoredChange, wording: Wording): LineDifference[] {
  if (isJsonObject(from) && isJsonObject(to))
    return compareLists(columns, { field: '', from: [from], to: [to] }, wording);
  const line = isJsonObject(to) ? to : from;
  if (!isJsonObject(line)) return [];
  const [first] = columns.filter(({ field }) => isText(line[field] ?? null));
  const name = first && writeValue(first, line[first.field] ?? null, wording);
  return [{ kind: isJsonObject(to) ? 'added' : 'removed', line: at + 1, ...(name && { name }), cells: [] }];
}

function cellOf(
  columns: Columns,
  { line, name, change }: { line: number; name: string; change: StoredChange },
  wording: Wording,
): LineDifference[] {
  const column = columns.find(({ field }) => field === name);
  const told = column && tell(column, { ...change, path: undefined }, wording);
  return column && told ? [{ kind: 'changed', line: line + 1, cells: [{ title: column.title, ...told }] }] : [];
}

function listOf(value: Json | undefined): JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}
