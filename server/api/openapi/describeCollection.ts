import type { Collection } from '../../../engine/collection/compiled/collection.ts';
import { type JsonObject, type Language, readText } from '../../../schemas/index.ts';
import { cleanSchema } from './cleanSchema.ts';
import type { DescribedCollection } from './describeCall.ts';

/** The fields that the caller may read and write; undefined: all. */
export interface OpenFields {
  readable?: readonly string[];
  writable?: readonly string[];
}

/** The records of a collection as sent to a caller, and the input for writing them. */
export function describeCollection(
  collection: Collection,
  language: Language,
  fields: OpenFields,
): DescribedCollection {
  return {
    name: collection.name,
    record: recordSchema(collection, language, fields),
    input: inputSchema(collection, language, fields),
  };
}

function recordSchema(collection: Collection, language: Language, { readable }: OpenFields): JsonObject {
  const own = Object.entries(collection.schema.properties).filter(
    ([name]) => !collection.secrets.includes(name) && (readable?.includes(name) ?? true),
  );
  return {
    type: 'object',
    title: readText(collection.title, language),
    properties: {
      ...systemProperties,
      ...Object.fromEntries(own.map(([name, schema]) => [name, cleanSchema(schema, language)])),
    },
  };
}

function inputSchema(collection: Collection, language: Language, { writable }: OpenFields): JsonObject {
  const inputs = [...collection.fields.values()].filter(
    ({ name, readonly }) => !readonly && (writable?.includes(name) ?? true),
  );
  const names = new Set(inputs.map(({ name }) => name));
  return {
    type: 'object',
    title: readText(collection.title, language),
    properties: Object.fromEntries(inputs.map((field) => [field.name, cleanSchema(field.schema, language)])),
    required: (collection.schema.required ?? []).filter((name) => names.has(name)),
  };
}

const systemProperties = {
  id: { type: 'string' },
  state: { type: ['string', 'null'] },
  version: { type: 'integer' },
  created_at: { type: 'string', format: 'date-time' },
  created_by: { type: ['string', 'null'] },
  updated_at: { type: 'string', format: 'date-time' },
  updated_by: { type: ['string', 'null'] },
};
