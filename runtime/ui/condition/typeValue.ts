import { readFieldType } from '../../../engine/collection/readFieldType.ts';
import type { FieldSchema, Json } from '../../../schemas/index.ts';

/** What was typed, as the field holds it; a variable such as `$route.price` stays text. */
export function typeValue(typed: string, schema: FieldSchema): Json {
  const type = readFieldType(schema);
  const isNumber = type === 'number' || type === 'integer';
  return isNumber && typed.trim() !== '' && Number.isFinite(Number(typed)) ? Number(typed) : typed;
}
