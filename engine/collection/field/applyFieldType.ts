import type { CollectionSchema, FieldSchema } from '../../../schemas/collection/collection.ts';
import { findType } from './findType.ts';

/** The same schema, with what each `x-type` stores written out, at any depth. */
export function applyFieldTypes(schema: CollectionSchema): CollectionSchema {
  const properties = applyToAll(schema.properties);
  return properties === schema.properties ? schema : { ...schema, properties };
}

/** One field, written out. What it says itself counts more than what its type says. */
export function applyFieldType(field: FieldSchema): FieldSchema {
  const used = findType(field['x-type']);
  if (used) return { ...used.type.schema(used.settings), ...field };
  const properties = field.properties && applyToAll(field.properties);
  const items = field.items && applyFieldType(field.items);
  if (properties === field.properties && items === field.items) return field;
  return { ...field, ...(properties && { properties }), ...(items && { items }) };
}

function applyToAll(fields: Record<string, FieldSchema>): Record<string, FieldSchema> {
  const applied = Object.entries(fields).map(([name, field]) => [name, applyFieldType(field)] as const);
  return applied.some(([name, field]) => field !== fields[name]) ? Object.fromEntries(applied) : fields;
}
