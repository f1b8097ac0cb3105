import { readUnit } from 'sala/engine';
import { type FieldSchema, type Json, type Language, readText, type Text } from 'sala/schemas';
import type { CollectionDescription, FieldDescription, SourceContext } from 'sala/server';
import type { Choice, ColumnKind } from '../../shared/columns.ts';

type Records = SourceContext['records'];

/** A field as one reader may see it. */
export interface FieldView {
  name: string;
  title: string;
  kind: ColumnKind;
  choices?: Choice[];
  /** The referenced collection. */
  reference?: string;
  /** The field type of its values. */
  type?: Json;
  /** Holds a list. */
  many?: boolean;
  /** Holds a scalar, so that lists can be sorted and filtered by it. */
  plain: boolean;
  /** Lists are often narrowed or sorted by it. */
  indexed?: boolean;
  /** No column unless somebody chooses it. */
  unlisted?: boolean;
  /** Its choices are roles of people. */
  roles?: boolean;
}

/** A collection as one reader may see it: without secret fields and fields they may not read. */
export interface CollectionView {
  name: string;
  fields: ReadonlyMap<string, FieldView>;
  /** Fields usable as a record's title, best first. */
  display: readonly string[];
  searchable: boolean;
  mayExport: boolean;
}

/** Undefined without such a collection on this site; `denied` where the reader may not see it. */
export function viewCollection(records: Records, name: string, language: Language): CollectionView | 'denied' {
  const collection = records.describe(name);
  if (!collection) return 'denied';
  const fields = new Map<string, FieldView>();
  for (const field of listSystemFields(collection, language)) fields.set(field.name, field);
  for (const field of collection.fields) fields.set(field.name, viewField(field, language));
  return {
    name: collection.name,
    fields,
    display: collection.display,
    searchable: collection.searchable,
    mayExport: records.may(name, 'export'),
  };
}

/** A field of a collection, or of its lines. */
export function viewField({ name, title, schema }: FieldDescription, language: Language): FieldView {
  const titles = schema['x-enum-titles'] ?? {};
  const values = schema.enum ?? (schema.type === 'array' ? schema.items?.enum : undefined);
  const types = Array.isArray(schema.type) ? schema.type : [schema.type];
  return {
    name,
    title,
    kind: chooseKind(name, schema),
    ...(values && {
      choices: values.map((value) => ({
        value: String(value),
        title: readText(titles[String(value)], language) || String(value),
      })),
    }),
    ...(schema['x-type'] !== undefined && { type: schema['x-type'] }),
    ...(schema['x-ref'] && { reference: schema['x-ref'] }),
    ...(types.includes('array') && { many: true }),
    ...(schema['x-index'] && { indexed: true }),
    ...(schema['x-hidden-in']?.includes('list') && { unlisted: true }),
    ...(schema['x-roles'] && { roles: true }),
    plain: types.every((type) => type !== 'object' && type !== 'array'),
  };
}

const pictureName = /(^|_)(image|picture|photo|avatar|thumbnail|logo)$/;

/** The default display kind of a field. */
export function chooseKind(name: string, schema: FieldSchema): ColumnKind {
  const types = Array.isArray(schema.type) ? schema.type : [schema.type];
  if (schema['x-ref']) return 'reference';
  if (schema.enum || (types.includes('array') && schema.items?.enum)) return 'choice';
  if (types.includes('boolean')) return 'boolean';
  if (types.includes('number')) return readUnit(name, schema) === 'currency' ? 'money' : 'number';
  if (types.includes('integer')) return 'number';
  if (schema.format === 'date') return 'date';
  if (schema.format === 'date-time') return 'datetime';
  if (pictureName.test(name)) return 'image';
  return schema.format === 'uri' || schema.format === 'email' ? 'link' : 'text';
}

function listSystemFields({ states }: CollectionDescription, language: Language): FieldView[] {
  const choices = states.length > 0 ? states.map(({ name, title, tone }) => ({ value: name, title, tone })) : undefined;
  const field = (name: string, title: Text, kind: ColumnKind): FieldView => ({
    name,
    title: readText(title, language),
    kind,
    plain: true,
  });
  return [
    field('id', { th: 'รหัส', en: 'ID' }, 'text'),
    { ...field('state', { th: 'สถานะ', en: 'Status' }, 'status'), choices },
    field('created_at', { th: 'สร้างเมื่อ', en: 'Created' }, 'datetime'),
    field('updated_at', { th: 'แก้ไขเมื่อ', en: 'Changed' }, 'datetime'),
    field('created_by', { th: 'ผู้สร้าง', en: 'Created by' }, 'person'),
  ];
}
