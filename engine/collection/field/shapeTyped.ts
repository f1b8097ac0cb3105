import type { FieldSchema } from '../../../schemas/collection/collection.ts';
import type { Json } from '../../../schemas/json.ts';
import type { Text } from '../../../schemas/text.ts';
import { findType } from './findType.ts';
import type { FieldTools } from './types/fieldTools.ts';

/** A value in the one spelling of its field type; an empty text says nothing of any type. */
export function shapeTyped(named: FieldSchema['x-type'] | Json, value: Json, tools: FieldTools = {}): Json | undefined {
  const used = findType(named);
  if (!used?.type.shape || value === null || value === '') return value;
  return used.type.shape(value, used.settings, tools);
}

/** What only the server can tell of it. */
export function judgeTyped(named: FieldSchema['x-type'], value: Json, tools: FieldTools): Text | undefined {
  const used = findType(named);
  return used?.type.judge?.(value, used.settings, tools);
}
