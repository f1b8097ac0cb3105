import type { FieldSchema } from '../../schemas/collection/collection.ts';
import type { Json } from '../../schemas/json.ts';
import { readFieldType } from '../collection/readFieldType.ts';
import { latinDigits } from '../content/latinDigits.ts';
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

/** `1,250.50` and Thai digits too; never a number that people would not recognise as theirs. */
function toNumber(value: string | number | boolean, whole: boolean): number | undefined {
  if (typeof value === 'boolean') return undefined;
  const text = latinDigits(String(value).trim());
  if (!/^-?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(text)) return undefined;
  const number = Number(text.replaceAll(',', ''));
  return Math.abs(number) > Number.MAX_SAFE_INTEGER || (whole && !Number.isInteger(number)) ? undefined : number;
}
