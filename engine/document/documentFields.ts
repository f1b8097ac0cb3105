import type { FieldSchema } from '../../schemas/collection/collection.ts';
import type { DocumentDeclaration } from '../../schemas/index.ts';
import { describeScope, type FormulaScope } from '../calc/describeScope.ts';
import type { ValueType } from '../calc/values/valueType.ts';
import type { Collection } from '../collection/compiled/collection.ts';
import { type FindCollection, relatedName } from '../collection/compiled/findRelated.ts';
import { findFieldSchema } from '../collection/validate/findFieldSchema.ts';

/** What a document knows of the fields that it shows, and the names that its formulas may use. */
export interface DocumentFields {
  /** The schema of the field at a path such as `record.customer_id.credit` or `line.price`. */
  find(steps: readonly string[]): FieldSchema | undefined;
  scope: FormulaScope;
  /** Related records as formulas call them, by the field that refers to each. */
  related: ReadonlyMap<string, string>;
}

type Lines = Pick<DocumentDeclaration, 'lines'>;

/** The fields of a collection as its document may use them: without what is secret, with the records that it refers to. */
export function describeDocument(collection: Collection, { lines }: Lines, find: FindCollection): DocumentFields {
  const targets = new Map(
    collection.references.flatMap(({ path: [field = '', ...inner], collection: name }) => {
      const target = inner.length === 0 ? find(name) : undefined;
      return target ? [[field, target] as const] : [];
    }),
  );
  const named = [...targets].filter(([field]) => !taken.has(relatedName(field)));
  return {
    find: (steps) => findShown(collection, { lines: lines?.field, find }, steps),
    related: new Map(named.map(([field]) => [relatedName(field), field])),
    scope: describeScope({
      record: open(collection),
      ...(lines && { lines: lines.field }),
      related: Object.fromEntries(named.map(([field, target]) => [relatedName(field), open(target)])),
      names: given,
    }),
  };
}

const any: ValueType = { kind: 'any' };
/** What a document is given beside its record. */
const given: Record<string, ValueType> = { company: any, user: any, document: any };
const taken = new Set(['record', 'line', 'person', 'site', 'now', 'today', ...Object.keys(given)]);

function open({ schema, secrets }: Collection) {
  const fields = Object.entries(schema.properties).filter(([name]) => !secrets.includes(name));
  return { properties: Object.fromEntries(fields) };
}

function findShown(
  collection: Collection,
  { lines, find }: { lines: string | undefined; find: FindCollection },
  [head, ...path]: readonly string[],
): FieldSchema | undefined {
  if (head === 'line') return lines === undefined ? undefined : findFieldSchema(collection, [lines, '0', ...path]);
  const [field = '', ...rest] = path;
  if (head !== 'record') return undefined;
  const target = collection.references.find(({ path: own }) => own.length === 1 && own[0] === field)?.collection;
  if (rest.length === 0 || target === undefined) return findFieldSchema(collection, path);
  const next = find(target);
  return next && findShown(next, { lines: undefined, find }, ['record', ...rest]);
}
