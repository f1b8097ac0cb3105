import type { FieldSchema } from '../../schemas/collection/collection.ts';
import type { Guard } from '../../schemas/collection/guard.ts';
import { compileFormula, type Formula } from '../calc/compileFormula.ts';
import { describeScope, type FieldHolder, type FormulaScope } from '../calc/describeScope.ts';
import type { ValueType } from '../calc/values/valueType.ts';
import type { Collection } from '../collection/collection.ts';
import { type FindCollection, findRelated, type RelatedRead, relatedName } from './findRelated.ts';
import { listFormulaPaths, listPlaceholders, listTitlePaths } from './readPaths.ts';

/** A guard that can be judged, with the related records that it and its message read. */
export interface CompiledGuard {
  guard: Guard;
  formula: Formula;
  related: RelatedRead[];
}

/** Compiles a guard of a collection; throws `formula_invalid` with the place that is wrong. */
export function compileGuard(guard: Guard, collection: Collection, find: FindCollection): CompiledGuard {
  const { scope, related } = describeGuard(guard, collection, find);
  return { guard, formula: compileFormula(guard.if, scope), related };
}

/** The names that a guard may use; those of records are as wide as its own paths need. */
export function describeGuard(
  { if: source, message }: Guard,
  collection: Collection,
  find: FindCollection,
): { scope: FormulaScope; related: RelatedRead[] } {
  const texts = [message.th, message.en];
  const paths = [
    ...listFormulaPaths(source),
    ...texts.flatMap(listPlaceholders),
    ...texts.flatMap((text) => listTitlePaths(text, collection, find)),
  ];
  const related = findRelated(collection, paths, find);
  const record = addLines(collection.schema, related);
  const scope = describeScope({ record, related: { ...listDirect(collection, find), ...describeAll(related) } });
  const { record: before } = describeScope({ record: collection.schema }).names;
  return {
    related,
    scope: { names: { ...scope.names, ...(before && { before }), person: withLevels(scope.names.person) } },
  };
}

/** The person with the levels of `x-approval`: those that they may approve, and of these their own. */
function withLevels(person: ValueType | undefined): ValueType {
  const levels: ValueType = { kind: 'list', items: { kind: 'text' } };
  const fields = person?.kind === 'object' ? person.fields : {};
  return { kind: 'object', fields: { ...fields, levels, own_levels: levels } };
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
