import type { FieldSchema } from '../../../schemas/collection/collection.ts';
import type { FieldHolder } from '../../calc/describeScope.ts';
import type { Collection } from './collection.ts';
import { type FindCollection, type RelatedRead, relatedName } from './findRelated.ts';

/** The schemas of a record and of those that formulas read through it, as wide as their paths need. */
export function describeRelated(
  collection: Collection,
  related: RelatedRead[],
  find: FindCollection,
): { record: FieldHolder; related: Record<string, FieldHolder> } {
  return {
    record: addLines(collection.schema, related),
    related: { ...listDirect(collection, find), ...describeAll(related) },
  };
}

/** Every record that this one refers to, so that a misspelt name finds the nearest. */
function listDirect({ references }: Collection, find: FindCollection): Record<string, FieldHolder> {
  return Object.fromEntries(
    references.flatMap(({ path: [field = '', ...inner], collection }) => {
      const target = inner.length === 0 ? find(collection) : undefined;
      return target ? [[relatedName(field), target.schema] as const] : [];
    }),
  );
}

function describeAll(reads: RelatedRead[]): Record<string, FieldHolder> {
  return Object.fromEntries(
    reads.filter(({ list }) => list === undefined).map((read) => [read.name, describeRead(read)]),
  );
}

/** The schema of a related record, with those read through it as objects under their names. */
function describeRead({ collection, reads }: RelatedRead): FieldHolder {
  return { properties: { ...collection.schema.properties, ...toFields(reads) } };
}

function toFields(reads: RelatedRead[]): Record<string, FieldSchema> {
  return Object.fromEntries(reads.map((read) => [read.name, { type: 'object', ...describeRead(read) } as FieldSchema])); // fields of a schema
}

function addLines(schema: FieldHolder, related: RelatedRead[]): FieldHolder {
  const properties = { ...schema.properties };
  for (const read of related) {
    const list = read.list === undefined ? undefined : properties[read.list];
    if (read.list === undefined || !list?.items) continue;
    const items = { ...list.items, properties: { ...list.items.properties, ...toFields([read]) } };
    properties[read.list] = { ...list, items };
  }
  return { properties };
}
