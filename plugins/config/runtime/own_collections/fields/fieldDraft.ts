import type { CollectionSchema, FieldSchema, Text } from 'sala/schemas';
import { freeName, nameFrom } from '../definition/definition.ts';
import type { PatternDraft } from '../definition/numberPattern.ts';

/** A field while somebody describes it. */
export interface FieldDraft {
  /** The name that it has; none for a new one. */
  was?: string;
  /** As somebody typed it; empty while it follows the title. */
  name: string;
  schema: FieldSchema;
  required: boolean;
  display: boolean;
  pattern?: PatternDraft;
}

const noTitle: Text = { th: '', en: '' };

export function draftField(schema: CollectionSchema, name: string): FieldDraft {
  return {
    was: name,
    name,
    schema: schema.properties[name] ?? {},
    required: schema.required?.includes(name) ?? false,
    display: schema['x-display']?.includes(name) ?? false,
  };
}

export function newField(field: FieldSchema): FieldDraft {
  return { name: '', schema: { ...field, 'x-title': noTitle }, required: false, display: false };
}

export function titleOf({ 'x-title': title }: FieldSchema): Text {
  return title ?? noTitle;
}

/** The name that a new field gets: as it was typed, from its English title, or counted. */
export function settleName({ was, name, schema }: FieldDraft, { properties }: CollectionSchema): string {
  if (was !== undefined) return was;
  const taken = [...Object.keys(properties), ...reserved];
  return freeName(nameFrom(name) || nameFrom(titleOf(schema).en) || 'field', taken);
}

const reserved = ['id', 'state', 'version', 'created_at', 'created_by', 'updated_at', 'updated_by'];

export type FieldFault = 'title' | 'ref' | 'choices' | 'formula' | 'related';

/** What is missing before the field can be taken. */
export function findFieldFault({ schema }: FieldDraft): FieldFault | undefined {
  const { th, en } = titleOf(schema);
  if (th.trim() === '' && en.trim() === '') return 'title';
  if (schema['x-ref'] === '') return 'ref';
  if (schema.enum?.length === 0) return 'choices';
  if (schema['x-formula']?.trim() === '') return 'formula';
  const rollup = schema['x-rollup'];
  if (rollup && (rollup.by === '' || (rollup.op !== 'count' && !rollup.field))) return 'related';
  return undefined;
}

/** The schema of the collection with the field as it is drafted. */
export function putField(collection: CollectionSchema, draft: FieldDraft, key: string | undefined): CollectionSchema {
  const name = settleName(draft, collection);
  const { th, en } = titleOf(draft.schema);
  const title = { th: th.trim() || en.trim(), en: en.trim() || th.trim() };
  const field: FieldSchema = { ...draft.schema, 'x-title': title, ...(key !== undefined && { 'x-sequence': key }) };
  const others = (list: readonly string[] | undefined) => (list ?? []).filter((one) => one !== name);
  const { required: _, 'x-display': __, ...rest } = collection;
  const required = [...others(collection.required), ...(draft.required ? [name] : [])];
  const display = draft.display
    ? [...new Set([...(collection['x-display'] ?? []), name])]
    : others(collection['x-display']);
  return {
    ...rest,
    properties: { ...collection.properties, [name]: field },
    ...(required.length > 0 && { required }),
    ...(display.length > 0 && { 'x-display': display }),
  };
}

/** A field one place up or down among the others. */
export function moveField(collection: CollectionSchema, name: string, step: 1 | -1): CollectionSchema {
  const entries = Object.entries(collection.properties);
  const at = entries.findIndex(([one]) => one === name);
  const [moved] = entries.splice(at, 1);
  if (!moved) return collection;
  entries.splice(Math.max(0, at + step), 0, moved);
  return { ...collection, properties: Object.fromEntries(entries) };
}

/** Without a field that was not stored yet. */
export function dropField(collection: CollectionSchema, name: string): CollectionSchema {
  const { [name]: _, ...properties } = collection.properties;
  const others = (list: readonly string[] | undefined) => list?.filter((one) => one !== name);
  const required = others(collection.required);
  const display = others(collection['x-display']);
  return { ...collection, properties, ...(required && { required }), ...(display && { 'x-display': display }) };
}
