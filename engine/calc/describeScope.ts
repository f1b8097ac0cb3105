import type { FieldSchema } from '../../schemas/collection/collection.ts';
import type { ValueType } from './values/valueType.ts';

/** The names that a formula may use, with their types. */
export interface FormulaScope {
  readonly names: Readonly<Record<string, ValueType>>;
}

/** What has fields: the schema of a collection, of an object, of the items of a list. */
export interface FieldHolder {
  readonly properties?: Readonly<Record<string, FieldSchema>>;
}

export interface ScopeSource {
  /** The schema of the record; its own formulas name a field of it `record.<field>`. */
  record: FieldHolder;
  /** The field with the list in whose items the formula stands; one of them is then `line`. */
  lines?: string;
  /** Schemas of related records, by the name that formulas use for each. */
  related?: Readonly<Record<string, FieldHolder>>;
  /** The result is stored: it may use only what changes with the record, so no clock, person or version. */
  stored?: boolean;
  /** Further names, such as the sums of children. */
  names?: Readonly<Record<string, ValueType>>;
}

const text: ValueType = { kind: 'text' };
const number: ValueType = { kind: 'number' };
const moment: ValueType = { kind: 'moment' };

const systemFields: Record<string, ValueType> = {
  id: text,
  state: text,
  version: number,
  created_at: moment,
  created_by: text,
  updated_at: moment,
  updated_by: text,
};

const everywhere: Record<string, ValueType> = {
  person: { kind: 'object', fields: { id: text, role: text, name: text, email: text } },
  site: { kind: 'object', fields: { id: text, type: text, name: text } },
  now: moment,
  today: { kind: 'date' },
};

/** The names of a collection's formulas: `record`, `line`, related records, `person`, `site`, `now`, `today`. */
export function describeScope({ record, lines, related = {}, stored = false, names = {} }: ScopeSource): FormulaScope {
  const list = lines === undefined ? undefined : record.properties?.[lines]?.items;
  const records = Object.entries(related).map(([name, schema]) => [name, readRecordType(schema)] as const);
  return {
    names: {
      ...(!stored && everywhere),
      record: readRecordType(record, stored),
      ...(list && { line: readType(list) }),
      ...Object.fromEntries(records),
      ...names,
    },
  };
}

function readRecordType(schema: FieldHolder, stored = false): ValueType {
  const { version, updated_at, updated_by, ...lasting } = systemFields;
  return {
    kind: 'object',
    fields: { ...lasting, ...(!stored && { version, updated_at, updated_by }), ...readFields(schema) },
  };
}

function readFields({ properties = {} }: FieldHolder): Record<string, ValueType> {
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, readType(schema)]));
}

/** The type of a field's values in formulas. */
export function readType(schema: FieldSchema): ValueType {
  if (typeof schema !== 'object') return { kind: 'any' };
  const declared = (Array.isArray(schema.type) ? schema.type : [schema.type]).filter((type) => type !== 'null');
  if (declared.length !== 1) return { kind: 'any' };
  const [type] = declared;
  if (type === 'number' || type === 'integer') return number;
  if (type === 'boolean') return { kind: 'boolean' };
  if (type === 'array') return { kind: 'list', items: schema.items ? readType(schema.items) : { kind: 'any' } };
  if (type === 'object') return schema.properties ? { kind: 'object', fields: readFields(schema) } : { kind: 'any' };
  return type === 'string' || isTexts(schema.enum) ? readTextType(schema) : { kind: 'any' };
}

function readTextType({ format, enum: values }: FieldSchema): ValueType {
  if (format === 'date') return { kind: 'date' };
  if (format === 'date-time') return moment;
  return isTexts(values) ? { kind: 'text', choices: values.filter((value) => value !== '') } : text;
}

function isTexts(values: unknown): values is string[] {
  return Array.isArray(values) && values.length > 0 && values.every((value) => typeof value === 'string');
}
