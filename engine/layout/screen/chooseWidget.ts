import { isJsonObject, type JsonObject, type Text } from '../../../schemas/index.ts';
import type { CollectionField } from '../../collection/compiled/collection.ts';
import { readUnit } from '../../collection/tell/readUnit.ts';

/** The type of a widget that edits a field, with the properties that its schema gives it. */
export interface ChosenWidget {
  type: string;
  properties?: JsonObject;
}

/** What of a field decides how it is asked for. */
export type AskedField = Pick<CollectionField, 'name' | 'schema' | 'type' | 'secret' | 'readonly' | 'computed'>;

/** Field types whose widget has another name than the type. */
const renamed: Record<string, ChosenWidget> = {
  rich_text: { type: 'rich_text_input' },
};

const inputs: Record<string, string> = {
  email: 'email',
  uri: 'url',
  tel: 'tel',
  'thai-citizen-id': 'citizen',
  'tax-id': 'tax',
};

/** From this length on a text is written on several lines. */
const longText = 300;

const longFormats = new Set(['textarea', 'markdown', 'code']);

/** The widget for a field of a form; undefined for one that nobody writes, which is shown only. */
export function chooseWidget(field: AskedField): ChosenWidget | undefined {
  const { schema } = field;
  if (field.secret || field.readonly || field.computed || schema['x-rollup'] || schema['x-formula']) return undefined;
  if (schema['x-widget']) return { type: schema['x-widget'] };
  const type = readType(schema['x-type']);
  if (type && (type.name === 'file' || type.name === 'image')) return chooseFiles(type);
  if (type) return renamed[type.name] ?? { type: type.name, properties: type.settings };
  const reference = schema['x-ref'] ?? schema.items?.['x-ref'];
  if (reference)
    return {
      type: 'record_picker',
      properties: { collection: reference, ...(schema.type === 'array' && { multiple: true }) },
    };
  const values = schema.enum ?? (schema.type === 'array' ? schema.items?.enum : undefined);
  if (values) return chooseOptions(field, values);
  if (schema.type === 'array' && isJsonObject(schema.items?.properties)) return { type: 'line_items' };
  return chooseByType(field);
}

function chooseFiles({ name, settings }: { name: string; settings: JsonObject }): ChosenWidget {
  const { items } = settings;
  const properties = { ...(name === 'image' && { pictures: true }), ...(typeof items === 'number' && { items }) };
  return { type: 'record_upload', properties };
}

/** Settings of a field type as properties of its widget: lists are written between commas. */
function readType(type: CollectionField['schema']['x-type']) {
  if (type === undefined) return undefined;
  if (typeof type === 'string') return { name: type, settings: {} };
  const { name, ...settings } = type;
  const written = Object.entries(settings).map(([key, value]) => [
    key,
    Array.isArray(value) ? value.join(', ') : value,
  ]);
  return { name, settings: Object.fromEntries(written) as JsonObject };
}

function chooseOptions({ schema }: AskedField, values: readonly unknown[]): ChosenWidget {
  const titles: Record<string, Text> = schema['x-enum-titles'] ?? schema.items?.['x-enum-titles'] ?? {};
  const options = values
    .filter((value) => value !== null && value !== '')
    .map((value) => ({ value: String(value), label: { ...(titles[String(value)] ?? sameText(String(value))) } }));
  return schema.type === 'array'
    ? { type: 'checkbox', properties: { options } }
    : { type: 'select', properties: { options } };
}

function chooseByType({ name, schema, type }: AskedField): ChosenWidget {
  const { format, minimum, maximum, maxLength } = schema;
  // A required switch must be on, whereas a record may well say no.
  if (type === 'boolean') return { type: 'switch', properties: { required: false } };
  if (format === 'date' || format === 'date-time')
    return { type: 'record_date', properties: format === 'date-time' ? { withTime: true } : {} };
  if (type === 'number' || type === 'integer') {
    const unit = readUnit(name, schema);
    return {
      type: 'input',
      properties: {
        inputType: unit === 'currency' ? 'money' : 'number',
        ...(unit && { unit }),
        ...(type === 'integer' && { step: 1 }),
        ...(minimum !== undefined && { min: minimum }),
        ...(maximum !== undefined && { max: maximum }),
      },
    };
  }
  if (type === 'object' || type === 'array' || type === 'any')
    return schema.items?.type === 'string' ? { type: 'tags' } : { type: 'json' };
  if (format === 'html') return { type: 'rich_text_input' };
  const length: JsonObject = maxLength === undefined ? {} : { maxLength };
  if (longFormats.has(format ?? '') || (maxLength !== undefined && maxLength >= longText))
    return { type: 'textarea', properties: length };
  return { type: 'input', properties: { inputType: inputs[format ?? ''] ?? 'text', ...length } };
}

function sameText(text: string): Text {
  return { th: text, en: text };
}
