import type { CollectionSchema, FieldSchema } from '../../../schemas/collection/collection.ts';
import type { ErrorDetail } from '../../../schemas/errors/errors.ts';
import { isJsonObject, type Json } from '../../../schemas/json.ts';
import { fault } from './collection.errors.ts';
import { definitionName } from './definitionName.ts';

/** Replaces each `$ref` of a schema by the definition it names, so that readers need no lookup. */
export function inlineDefinitions(schema: CollectionSchema): CollectionSchema {
  const definitions = readDefinitions(schema);
  if (!definitions) return schema;
  const { $defs: _, ...rest } = schema;
  // Replacing references keeps the form of the properties.
  const properties = inline(schema.properties as unknown as Json, definitions) as unknown as Record<
    string,
    FieldSchema
  >;
  return { ...rest, properties };
}

/** `$ref` may name a definition of the same collection; definitions may not refer to others, so there are no cycles. */
export function checkDefinitions(schema: { [keyword: string]: Json }): ErrorDetail[] {
  const definitions = isJsonObject(schema.$defs) ? schema.$defs : {};
  const inDefinitions = findRefs(definitions).length > 0;
  const { properties: _, $defs: __, ...whole } = schema;
  const broken = findRefs(schema.properties ?? null).filter((ref) => {
    const name = definitionName(ref);
    return name === undefined || !Object.hasOwn(definitions, name);
  });
  return [
    ...(inDefinitions
      ? [fault('$defs', { th: 'ห้ามใช้ $ref ภายใน $defs', en: 'a definition may not refer to another' })]
      : []),
    ...(findRefs(whole).length > 0
      ? [fault('$ref', { th: 'ใช้ $ref ได้ภายใน properties เท่านั้น', en: '$ref works within properties only' })]
      : []),
    ...broken.map((ref) => fault('$ref', { th: `ไม่พบ ${ref}`, en: `${ref} names no definition of this collection` })),
  ];
}

function inline(value: Json, definitions: { [name: string]: Json }): Json {
  if (Array.isArray(value)) return value.map((item) => inline(item, definitions));
  if (!isJsonObject(value)) return value;
  const { $ref, ...rest } = value;
  const own = Object.fromEntries(Object.entries(rest).map(([key, item]) => [key, inline(item, definitions)]));
  const name = definitionName($ref);
  const named = name === undefined ? undefined : definitions[name];
  return isJsonObject(named) ? { ...named, ...own } : own;
}

function readDefinitions(schema: CollectionSchema): { [name: string]: Json } | undefined {
  const definitions: unknown = schema.$defs; // whatever it holds is JSON
  return isJsonObject(definitions) ? definitions : undefined;
}

function findRefs(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(findRefs);
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === '$ref' && typeof item === 'string' ? [item] : findRefs(item),
  );
}
