import type { FieldSchema } from '../../../schemas/collection/collection.ts';
import type { Json } from '../../../schemas/json.ts';
import { readFieldType } from '../compiled/readFieldType.ts';
import { readDecimal } from '../field/types/decimalText.ts';
import { readDay, readMoment } from '../validate/readDate.ts';

const thailand = 7 * 60;
const truths = new Map<Json, boolean>([
  ['true', true],
  ['yes', true],
  ['ใช่', true],
  ['1', true],
  [1, true],
  ['false', false],
  ['no', false],
  ['ไม่ใช่', false],
  ['ไม่', false],
  ['0', false],
  [0, false],
]);

/** A stored value as a field of another type holds it; undefined where it cannot be read as one. */
export function convertValue(value: Json, schema: FieldSchema): Json | undefined {
  const type = readFieldType(schema);
  if (type === 'any') return value;
  if (type === 'array') return toList(value, schema);
  if (Array.isArray(value)) return value.length === 1 ? convertValue(value[0] ?? null, schema) : undefined;
  if (type === 'object') return typeof value === 'object' && value !== null ? value : undefined;
  if (typeof value === 'object') return undefined;
  if (type === 'boolean') return typeof value === 'boolean' ? value : truths.get(fold(value));
  if (type === 'number' || type === 'integer') return toNumber(value, type === 'integer');
  const text = String(value);
  if (type === 'string') return text;
  return schema.format === 'date' ? readDay(text, thailand) : readMoment(text, thailand);
}

function toList(value: Json, { items }: FieldSchema): Json | undefined {
  const values = (Array.isArray(value) ? value : [value]).map((item) => (items ? convertValue(item, items) : item));
  return values.every((item) => item !== undefined) ? values : undefined;
}

function fold(value: string | number | boolean): string | number | boolean {
  return typeof value === 'string' ? value.trim().toLowerCase() : value;
}

/** Never a number that people would not recognise as theirs. */
function toNumber(value: string | number | boolean, whole: boolean): number | undefined {
  const number = typeof value === 'string' ? readDecimal(value) : value;
  if (typeof number !== 'number' || Math.abs(number) > Number.MAX_SAFE_INTEGER) return undefined;
  return whole && !Number.isInteger(number) ? undefined : number;
}
