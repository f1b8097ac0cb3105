import { type FieldSchema, isJsonObject, type Json, type JsonObject } from 'sala/schemas';
import type { CollectionDescription, FieldDescription, SourceContext } from 'sala/server';
import type { RecordField, RecordNames } from '../../shared/recordAnswer.ts';
import { type FieldView, viewField } from '../collection/collectionView.ts';

/** The fields of a collection as its reader sees them; `people` are fields that hold a person without saying so. */
export function describeFields(
  context: SourceContext,
  { fields, required }: CollectionDescription,
  { views, people }: { views: ReadonlyMap<string, FieldView>; people: readonly string[] },
): RecordField[] {
  const needed = new Set(required);
  return fields.map((field) => {
    const described = describeField(context, field, views.get(field.name));
    const isPerson = people.includes(field.name) && described.reference === undefined;
    return { ...described, ...(isPerson && { reference: 'user' }), required: needed.has(field.name) };
  });
}

function describeField(context: SourceContext, field: FieldDescription, view?: FieldView): RecordField {
  const { name, title, schema } = field;
  const inner = schema['x-type'] === undefined ? schema.items?.properties : undefined;
  const needed = new Set(Array.isArray(schema.items?.required) ? schema.items.required.map(String) : []);
  const parts = schema.type === 'object' && schema['x-type'] === undefined ? schema.properties : undefined;
  const reference = view?.reference ?? schema.items?.['x-ref'];
  return {
    field: name,
    title,
    kind: view?.kind ?? 'text',
    schema,
    required: false,
    ...(view?.type !== undefined && { type: view.type }),
    ...(view?.choices && { choices: view.choices }),
    ...(reference && describeTarget(context, reference, schema['x-fill'] ?? {})),
    ...(inner && {
      lines: Object.entries(inner).map(([key, own]) => ({
        ...describeLine(context, key, own),
        required: needed.has(key),
      })),
    }),
    ...(parts && { parts: Object.entries(parts).map(([key, own]) => describeLine(context, key, own)) }),
  };
}

/** The collection that a field refers to, as its reader may use it. */
function describeTarget(
  { records, pathOf, language }: SourceContext,
  reference: string,
  fill: Record<string, string>,
): Partial<RecordField> {
  const target = records.describe(reference);
  // The id of another record is no name.
  const display = (target?.display ?? []).filter(
    (name) => target?.fields.find((field) => field.name === name)?.schema['x-ref'] === undefined,
  );
  const writable = target && records.may(reference, 'create') ? records.writable(reference) : [];
  const named = target?.fields.find(
    ({ name, schema }) => display.includes(name) && writable.includes(name) && schema['x-sequence'] === undefined,
  );
  const fillTitles = Object.values(fill).flatMap((source): [string, Record<string, string>][] => {
    const field = target?.fields.find(({ name }) => name === source);
    const choices = field && viewField(field, language).choices;
    return choices ? [[source, Object.fromEntries(choices.map(({ value, title }) => [value, title]))]] : [];
  });
  return {
    reference,
    display,
    ...(fillTitles.length > 0 && { fillTitles: Object.fromEntries(fillTitles) }),
    ...(target && { listPath: pathOf(reference, 'list') }),
    ...(writable.length > 0 && { newPath: pathOf(reference, 'new'), nameField: named?.name }),
  };
}

function describeLine(context: SourceContext, name: string, schema: FieldSchema): RecordField {
  const title = schema['x-title']?.[context.language] || name;
  const field = { name, title, schema };
  return describeField(context, field, viewField(field, context.language));
}

/** What the records are called that these values refer to, in lines too; of each collection one query reads them. */
export async function nameReferences(
  { records, pathOf }: SourceContext,
  fields: readonly RecordField[],
  values: readonly JsonObject[],
): Promise<RecordNames> {
  const wanted = new Map<string, Set<string>>();
  const collect = (own: readonly RecordField[], row: JsonObject) => {
    for (const { field, reference, lines } of own) {
      const value = row[field];
      if (lines) for (const line of listOf(value)) if (isJsonObject(line)) collect(lines, line);
      if (reference === undefined) continue;
      const ids = wanted.get(reference) ?? new Set();
      for (const id of listOf(value)) if (typeof id === 'string' && id !== '') ids.add(id);
      wanted.set(reference, ids);
    }
  };
  for (const row of values) collect(fields, row);
  const named = [...wanted].map(async ([collection, ids]): Promise<[string, RecordNames[string]]> => {
    const titles = ids.size > 0 ? await records.titles(collection, [...ids]) : new Map<string, string>();
    const all = [...titles].map(([id, text]) => [id, { text, path: pathOf(collection, 'detail', id) }]);
    return [collection, Object.fromEntries(all)];
  });
  return Object.fromEntries(await Promise.all(named));
}

/** A field with the name of the record that it refers to; columns of lines with all of theirs. */
export function addNames(field: RecordField, record: JsonObject, names: RecordNames): RecordField {
  const { reference, lines } = field;
  if (reference !== undefined) return { ...field, ...names[reference]?.[String(record[field.field])] };
  if (!lines) return field;
  const rows = listOf(record[field.field]).filter(isJsonObject);
  return { ...field, lines: lines.map((column) => addColumnNames(column, rows, names)) };
}

function addColumnNames(column: RecordField, rows: readonly JsonObject[], names: RecordNames): RecordField {
  const known = column.reference === undefined ? undefined : names[column.reference];
  if (!known) return column;
  const ids = new Set(rows.map((row) => String(row[column.field])));
  const own = Object.entries(known).flatMap(([id, { text }]): [string, string][] => (ids.has(id) ? [[id, text]] : []));
  return { ...column, names: Object.fromEntries(own) };
}

function listOf(value: Json | undefined): Json[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null ? [] : [value];
}
