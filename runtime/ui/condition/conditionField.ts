import { readFieldType } from '../../../engine/collection/readFieldType.ts';
import type { FieldSchema, Json, Text } from '../../../schemas/index.ts';

/** Something that the line of a condition compares: a field, an answer, a fact about the reader. */
export interface ConditionField {
  name: string;
  title: Text;
  schema: FieldSchema;
}

/** What was typed, as the field holds it; a variable such as `$route.price` stays text. */
export function typeValue(typed: string, schema: FieldSchema): Json {
  const type = readFieldType(schema);
  const isNumber = type === 'number' || type === 'integer';
  return isNumber && typed.trim() !== '' && Number.isFinite(Number(typed)) ? Number(typed) : typed;
}
