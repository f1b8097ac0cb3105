import type { FieldSchema } from '../../../schemas/collection/collection.ts';
import type { FieldType } from './collection.ts';

const types = new Set(['string', 'number', 'integer', 'boolean', 'array', 'object']);

/** The type of a field's values, null apart; `date` for a text that is a day or a moment. */
export function readFieldType(schema: FieldSchema): FieldType {
  const declared = Array.isArray(schema.type) ? schema.type.filter((type) => type !== 'null') : [schema.type];
  const [type] = declared;
  if (declared.length > 1) return 'any';
  if (type === undefined) return typeOfValues(schema);
  if (type === 'string' && isDateFormat(schema.format)) return 'date';
  return types.has(type) ? (type as FieldType) : 'any'; // the set holds names of FieldType only
}

export function isDateFormat(format: unknown): format is 'date' | 'date-time' {
  return format === 'date' || format === 'date-time';
}

export function allowsNull(schema: FieldSchema): boolean {
  return Array.isArray(schema.type) && schema.type.includes('null');
}

function typeOfValues(schema: FieldSchema): FieldType {
  const values = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
  const [first] = values;
  const type = typeof first;
  const isPlain = type === 'string' || type === 'number' || type === 'boolean';
  return isPlain && values.every((value) => typeof value === type) ? type : 'any';
}
