import {
  type BindingScope,
  type CollectionSchema,
  type FieldSchema,
  isJsonObject,
  type Text,
} from '../../../schemas/index.ts';
import { readFieldType } from '../../collection/compiled/readFieldType.ts';

/** A placeholder that a text may hold: its source text, its label, and its format. */
export interface Binding {
  scope: BindingScope;
  text: string;
  title: Text;
  example: string;
}

export interface BindingSources {
  /** The collection of the record that the page is about. */
  record?: Pick<CollectionSchema, 'properties'>;
  /** The collection that the rows around are repeated for. */
  item?: Pick<CollectionSchema, 'properties'>;
  /** Parameters of the page's path. */
  parameters?: string[];
  /** Fields of the form being filled in. */
  fields?: { name: string; title: Text }[];
}

/** Every placeholder available to a text at this place; secret fields are excluded. */
export function listBindings({ record, item, parameters = [], fields = [] }: BindingSources): Binding[] {
  return [
    ...(item ? listFields('item', item.properties) : []),
    ...(record ? listFields('record', record.properties) : []),
    ...fields.map(({ name, title }) => bind('form', name, { title, example: '' })),
    ...parameters.map((name) => bind('route', name, { title: { th: name, en: name }, example: '' })),
    ...people,
  ];
}

const people: Binding[] = [
  bind('user', 'name', { title: { th: 'ชื่อผู้ใช้', en: 'Name of the reader' }, example: 'สมชาย ใจดี' }),
  bind('user', 'email', { title: { th: 'อีเมลผู้ใช้', en: 'E-mail of the reader' }, example: 'somchai@example.com' }),
  bind('site', 'name', { title: { th: 'ชื่อเว็บไซต์', en: 'Name of the site' }, example: 'ศาลา' }),
  { scope: 'now', text: '{{now | date}}', title: { th: 'วันนี้', en: 'Today' }, example: '21 พฤศจิกายน 2569' },
];

function bind(scope: BindingScope, path: string, { title, example }: { title: Text; example: string }): Binding {
  return { scope, text: `{{${scope}.${path}}}`, title, example };
}

const system: [name: string, schema: FieldSchema][] = [
  ['id', { type: 'string', 'x-title': { th: 'รหัสรายการ', en: 'Record id' } }],
  ['state', { type: 'string', 'x-title': { th: 'สถานะ', en: 'State' } }],
  ['created_at', { type: 'string', format: 'date-time', 'x-title': { th: 'สร้างเมื่อ', en: 'Created' } }],
];

function listFields(scope: 'record' | 'item', properties: Record<string, FieldSchema>): Binding[] {
  const own = Object.entries(properties).flatMap(([name, schema]) => listField(scope, [name], schema));
  return [...own, ...system.map(([name, schema]) => writeField(scope, [name], schema))];
}

function listField(scope: 'record' | 'item', path: string[], schema: FieldSchema): Binding[] {
  if (schema['x-secret']) return [];
  const type = readFieldType(schema);
  if (type === 'object')
    return path.length > 2
      ? []
      : Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => listField(scope, [...path, name], inner));
  if (type === 'array' && (readFieldType(schema.items ?? {}) === 'object' || schema.items?.['x-secret'])) return [];
  return [writeField(scope, path, schema)];
}

function writeField(scope: 'record' | 'item', path: string[], schema: FieldSchema): Binding {
  const name = path.join('.');
  const title = schema['x-title'] ?? { th: name, en: name };
  const format = path.length === 1 && hasTitles(name, schema) ? 'title' : formatOf(schema);
  return {
    scope,
    text: `{{${scope}.${name}${format ? ` | ${format}` : ''}}}`,
    title,
    example: exampleOf(schema),
  };
}

/** Whether values are shown in words: states, choices, records that are referred to. */
function hasTitles(name: string, schema: FieldSchema): boolean {
  const inner = [schema, schema.items ?? {}];
  return name === 'state' || inner.some((each) => each['x-ref'] !== undefined || each.enum !== undefined);
}

function formatOf(schema: FieldSchema): string | undefined {
  const type = readFieldType(schema);
  if (type === 'date') return schema.format === 'date' ? 'date' : 'datetime';
  return type === 'number' || type === 'integer' ? 'number' : undefined;
}

function exampleOf(schema: FieldSchema): string {
  const [given] = [...(Array.isArray(schema.examples) ? schema.examples : []), ...(schema.enum ?? [])];
  if (given !== undefined && given !== null && !isJsonObject(given)) return String(given);
  const examples: Partial<Record<string, string>> = { date: '21 พฤศจิกายน 2569', number: '1,234.50', integer: '12' };
  return examples[readFieldType(schema)] ?? '';
}
