import { decideAccess, listStates } from 'sala/engine';
import { type FieldSchema, type Language, type RecordAction, readText, type Text } from 'sala/schemas';
import type { SourceContext } from 'sala/server';
import type { Choice, ColumnKind } from '../shared/columns.ts';

type Records = SourceContext['records'];
type Stored = NonNullable<ReturnType<Records['context']['collections']['get']>>;

/** A field as its reader may know it. */
export interface FieldView {
  name: string;
  title: string;
  kind: ColumnKind;
  choices?: Choice[];
  /** The collection whose ids it holds. */
  reference?: string;
  /** Holds one plain value: lists can be sorted and filtered by it. */
  plain: boolean;
}

/** A collection through the eyes of one reader: secret fields, and those he may not read, are not there. */
export interface CollectionView {
  name: string;
  fields: ReadonlyMap<string, FieldView>;
  /** Fields that name a record, best first. */
  display: readonly string[];
  searchable: boolean;
  mayExport: boolean;
}

/** Nothing where there is no such collection on this site; `denied` where the reader may not see it. */
export function viewCollection(records: Records, name: string, language: Language): CollectionView | 'denied' {
  const stored = records.context.collections.get(name);
  if (!stored) return 'denied';
  const reading = decide(records, stored, 'read');
  if (!reading.allowed) return 'denied';
  const readable = reading.readable && new Set(reading.readable);
  const { collection } = stored;
  const fields = new Map<string, FieldView>();
  for (const field of listSystemFields(stored, language)) fields.set(field.name, field);
  for (const { name: field, schema, secret, title } of collection.fields.values())
    if (!secret && (!readable || readable.has(field))) fields.set(field, describeField(field, schema, title, language));
  return {
    name: collection.name,
    fields,
    display: collection.display.filter((field) => fields.has(field)),
    searchable: collection.search.length > 0,
    mayExport: decide(records, stored, 'export').allowed,
  };
}

function decide({ context: { actor } }: Records, { collection }: Stored, action: RecordAction) {
  return decideAccess({
    collection,
    action,
    actor: actor.trusted ? null : { id: actor.userId, role: actor.role },
  });
}

function describeField(name: string, schema: FieldSchema, title: Text, language: Language): FieldView {
  const titles = schema['x-enum-titles'] ?? {};
  const values = schema.enum ?? (schema.type === 'array' ? schema.items?.enum : undefined);
  const types = Array.isArray(schema.type) ? schema.type : [schema.type];
  return {
    name,
    title: readText(title, language) || name,
    kind: chooseKind(name, schema),
    ...(values && {
      choices: values.map((value) => ({
        value: String(value),
        title: readText(titles[String(value)], language) || String(value),
      })),
    }),
    ...(schema['x-ref'] && { reference: schema['x-ref'] }),
    plain: types.every((type) => type !== 'object' && type !== 'array'),
  };
}

const moneyName =
  /(^|_)(price|total|amount|cost|subtotal|balance|vat|discount|salary|fee|paid|budget|debit|credit)(_|$)/;
const pictureName = /(^|_)(image|picture|photo|avatar|thumbnail|logo)$/;

/** How a field is shown when the builder did not say. */
export function chooseKind(name: string, schema: FieldSchema): ColumnKind {
  const types = Array.isArray(schema.type) ? schema.type : [schema.type];
  if (schema['x-ref']) return 'reference';
  if (schema.enum || (types.includes('array') && schema.items?.enum)) return 'choice';
  if (types.includes('boolean')) return 'boolean';
  if (types.includes('number')) return moneyName.test(name) ? 'money' : 'number';
  if (types.includes('integer')) return 'number';
  if (schema.format === 'date') return 'date';
  if (schema.format === 'date-time') return 'datetime';
  if (pictureName.test(name)) return 'image';
  return schema.format === 'uri' || schema.format === 'email' ? 'link' : 'text';
}

function listSystemFields(stored: Stored, language: Language): FieldView[] {
  const choices = stored.machine
    ? listStates(stored.machine).map(({ name, meta }) => ({
        value: name,
        title: readText(meta.title, language),
        tone: meta.tone,
      }))
    : undefined;
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
  ];
}
