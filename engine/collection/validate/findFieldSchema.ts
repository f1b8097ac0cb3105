import type { FieldSchema } from '../../../schemas/collection/collection.ts';

/** Where the schemas of fields are found: a collection, or less. */
export interface FieldSchemas {
  fields: ReadonlyMap<string, { schema: FieldSchema }>;
}

/** The schema of the field at a path, including items of arrays; undefined when it has none. */
export function findFieldSchema(collection: FieldSchemas, path: readonly string[]): FieldSchema | undefined {
  const [first, ...rest] = path;
  let schema = first === undefined ? undefined : collection.fields.get(first)?.schema;
  for (const segment of rest) {
    if (schema?.properties && Object.hasOwn(schema.properties, segment)) schema = schema.properties[segment];
    else schema = /^\d+$/.test(segment) ? schema?.items : undefined;
  }
  return schema;
}
