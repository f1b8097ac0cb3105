import { readDate, readFieldType } from 'sala/engine';
import { type FieldSchema, type Json, type Language, localeOf, type Text } from 'sala/schemas';
import { readScalar } from './readScalar.ts';

/** Fields by their names. */
export type Fields = Readonly<Record<string, FieldSchema>>;
/** What people call the few things that a field can be. */
export type Choices = Readonly<Record<string, Text | string>>;

const answers: Choices = { true: { th: 'ใช่', en: 'Yes' }, false: { th: 'ไม่ใช่', en: 'No' } };

/** A field that may not be known. */
export function fieldIn(fields: Fields | undefined, name: string): FieldSchema | undefined {
  return fields && Object.hasOwn(fields, name) ? fields[name] : undefined;
}

/** What a field can be, or each of its values, where that is one of a few. */
export function choicesOf(schema: FieldSchema = {}): Choices | undefined {
  if (readFieldType(schema) === 'boolean') return answers;
  const { enum: values, 'x-enum-titles': titles = schema['x-enum-titles'] ?? {} } = schema.items ?? schema;
  return values && Object.fromEntries(values.map((value) => [String(value), titles[String(value)] ?? String(value)]));
}

/** The collection whose records a field refers to, by one id or by several; people are one. */
export function referenceOf(schema: FieldSchema = {}): string | undefined {
  return schema['x-ref'] ?? schema.items?.['x-ref'];
}

export function holdsMany(schema: FieldSchema = {}): boolean {
  return readFieldType(schema) === 'array';
}

/** What a record is called that something refers to, where that is known. */
export type RecordTitle = (collection: string, id: string) => string | undefined;

/** What people call a value of a field: a choice, the record that it refers to, or a date. */
export function titleOfValue(schema: FieldSchema | undefined, value: string, recordTitle?: RecordTitle) {
  const choices = choicesOf(schema) ?? {};
  if (Object.hasOwn(choices, value)) return choices[value];
  const reference = referenceOf(schema);
  if (reference !== undefined) return recordTitle?.(reference, value);
  return isDay(schema, value) ? sayDay(value) : undefined;
}

/** Whether a date field can show a value: one that is given, and no formula. */
export function isDay(schema: FieldSchema | undefined, value: string): boolean {
  return readFieldType(schema ?? {}) === 'date' && readDate(value) !== undefined;
}

/** A date, or a moment in Thailand's time zone, in the era of each language. */
function sayDay(value: string): Text {
  const style: Intl.DateTimeFormatOptions = value.includes('T')
    ? { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Bangkok' }
    : { dateStyle: 'medium', timeZone: 'UTC' };
  const say = (language: Language) => new Intl.DateTimeFormat(localeOf(language), style).format(new Date(value));
  return { th: say('th'), en: say('en') };
}

/** The values of a line that compares with one of several, as texts. */
export function listChosen({ value }: { value: Json }): string[] {
  return (Array.isArray(value) ? value : [value]).flatMap((one) => (one === null || one === '' ? [] : [String(one)]));
}

/** What was typed as the value of a field: a text stays one, whatever it looks like, and people write 100,000. */
export function readTyped(typed: string, schema: FieldSchema = {}): Json {
  const type = readFieldType(schema);
  if (type === 'string' || type === 'date') return typed;
  const isAmount = (type === 'number' || type === 'integer') && /^-?\d[\d,]*$/.test(typed);
  return readScalar(isAmount ? typed.replaceAll(',', '') : typed);
}
