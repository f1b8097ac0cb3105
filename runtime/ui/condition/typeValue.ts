import { readFieldType } from '../../../engine/collection/compiled/readFieldType.ts';
import { readDecimal } from '../../../engine/collection/field/types/decimalText.ts';
import type { FieldSchema, Json } from '../../../schemas/index.ts';

/** What was typed, as the field holds it; a variable such as `$route.price` stays text. */
export function typeValue(typed: string, schema: FieldSchema): Json {
  const type = readFieldType(schema);
  return (type === 'number' || type === 'integer' ? readDecimal(typed) : undefined) ?? typed;
}
