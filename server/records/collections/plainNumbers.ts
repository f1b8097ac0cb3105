import type { CollectionSchema, FieldSchema } from '../../../schemas/index.ts';

/** A schema whose numbers are amounts of money only where it says so: what sites call their fields is no convention of ours. */
export function withPlainNumbers(schema: CollectionSchema): CollectionSchema {
  return { ...schema, properties: markEach(schema.properties) };
}

function markEach(properties: Record<string, FieldSchema>): Record<string, FieldSchema> {
  return Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, mark(field)]));
}

function mark(field: FieldSchema): FieldSchema {
  const types = Array.isArray(field.type) ? field.type : [field.type];
  const { items, properties } = field;
  return {
    ...field,
    ...(types.includes('number') && field['x-unit'] === undefined && { 'x-unit': 'none' as const }),
    ...(properties && { properties: markEach(properties) }),
    ...(items?.properties && { items: { ...items, properties: markEach(items.properties) } }),
  };
}
