import type { FieldSchema } from '../../schemas/collection/collection.ts';
import type { Json } from '../../schemas/json.ts';
import { findType } from './findType.ts';

/** A value in the one spelling of its field type; an empty text says nothing of any type. */
export function shapeTyped(named: FieldSchema['x-type'] | Json, value: Json): Json | undefined {
  const used = findType(named);
  if (!used?.type.shape || value === null || value === '') return value;
  return used.type.shape(value, used.settings);
}
