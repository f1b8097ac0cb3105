import type { CollectionSchema, FieldSchema } from '../../schemas/collection/collection.ts';
import type { ErrorDetail } from '../../schemas/errors/errors.ts';
import { isJsonObject, type Json } from '../../schemas/json.ts';
import { fault } from './collection.errors.ts';

const definitionPath = /^#\/\$defs\/([A-Za-z0-9_-]{1,60})$/;

/** A schema in which each `$ref` is replaced by what it names, so that everything reads fields without looking them up. */
export function inlineDefinitions(schema: CollectionSchema): CollectionSchema {
  const definitions = readDefinitions(schema);
  if (!definitions) return schema;
  const { $defs: _, ...rest } = schema as CollectionSchema & { $defs?: unknown };
  // Replacing references keeps the form of the properties.
  const properties = inline(schema.properties as unknown as Json, definitions) as unknown as Record<
    string,
    FieldSchema
  >;
  return { ...rest, properties };
}

/** `$ref` may name a definition of the same collection; definitions name no others, so that nothing goes round in circles. */
export function checkDefinitions(schema: { [keyword: string]: Json }): ErrorDetail[] {
  const definitions = isJsonObject(schema.$defs) ? schema.$defs : {};
  const inDefinitions = findRefs(definitions).length > 0;
  const broken = findRefs(schema.properties ?? null).filter((ref) => {
    const name = definitionPath.exec(ref)?.[1];
    return name === undefined || !Object.hasOwn(definitions, name);
  });
  return [
    ...(inDefinitions
      ? [fault('$defs', { th: 'ห้ามใช้ $ref ภายใน $defs', en: 'a definition may not refer to another' })]
      : []),
    ...broken.map((ref) => fault('$ref', { th: `ไม่พบ ${ref}`, en: `${ref} names no definition of this collection` })),
  ];
}

function inline(value: Json, definitions: { [name: string]: Json }): Json {
  if (Array.isArray(value)) return value.map((item) => inline(item, definitions));
  if (!isJsonObject(value)) return value;
  const { $ref, ...rest } = value;
  const own = Object.fromEntries(Object.entries(rest).map(([key, item]) => [key, inline(item, definitions)]));
  const name = typeof $ref === 'string' ? definitionPath.exec($ref)?.[1] : undefined;
  const named = name === undefined ? undefined : definitions[name];
  return isJsonObject(named) ? { ...named, ...own } : own;
}

function readDefinitions(schema: object): { [name: string]: Json } | undefined {
  const definitions: unknown = (schema as { $defs?: unknown }).$defs; // any schema may carry the keyword
  return isJsonObject(definitions) ? definitions : undefined;
}

function findRefs(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(findRefs);
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === '$ref' && typeof item === 'string' ? [item] : findRefs(item),
  );
}
