import type { Collection, CollectionReference } from './collection.ts';

/** Finds a collection by name, as far as formulas may look into it. */
export type FindCollection = (name: string) => Collection | undefined;

/** A related record that is read: by which field of its holder it is found, and what is read through it in turn. */
export interface RelatedRead {
  /** As formulas call it: `item` for the field `item_id`. */
  name: string;
  field: string;
  /** The list whose lines hold the field; each line then has the record under its name. */
  list?: string;
  collection: Collection;
  reads: RelatedRead[];
}

/** A record, the records it refers to, the records that those refer to. */
const maxSteps = 3;

/** Names of every formula: a reference of that name is reached by its field alone. */
const taken = new Set(['record', 'before', 'line', 'person', 'site', 'now', 'today']);

export function relatedName(field: string): string {
  return field.endsWith('_id') ? field.slice(0, -3) : field;
}

/** The related records that dotted paths such as `item.maker.blocked` lead through. */
export function findRelated(
  collection: Collection,
  paths: readonly (readonly string[])[],
  find: FindCollection,
): RelatedRead[] {
  const direct = walkReferences(collection, paths, find, maxSteps).filter(({ name }) => !taken.has(name));
  return [...direct, ...findInLines(collection, paths, find)];
}

function walkReferences(
  { references }: Collection,
  paths: readonly (readonly string[])[],
  find: FindCollection,
  steps: number,
): RelatedRead[] {
  if (steps === 0) return [];
  return references.flatMap((reference) => {
    const [field = '', ...inner] = reference.path;
    const through = paths
      .filter((path) => path.length > 1 && path[0] === relatedName(field))
      .map((path) => path.slice(1));
    return inner.length > 0 || through.length === 0 ? [] : readReference({ reference, field, through, find, steps });
  });
}

interface Walk {
  reference: CollectionReference;
  field: string;
  through: readonly (readonly string[])[];
  find: FindCollection;
  steps: number;
}

function readReference({ reference, field, through, find, steps }: Walk): RelatedRead[] {
  const collection = find(reference.collection);
  if (!collection) return [];
  return [{ name: relatedName(field), field, collection, reads: walkReferences(collection, through, find, steps - 1) }];
}

/** A line is called as its formula likes, so that only the name of the record says that it is read: `line.product.name`. */
function findInLines(
  { references }: Collection,
  paths: readonly (readonly string[])[],
  find: FindCollection,
): RelatedRead[] {
  return references.flatMap(({ path, collection: name }) => {
    const [list = '', each, field = '', ...deeper] = path;
    const isNamed = paths.some((one) => one.slice(1, -1).includes(relatedName(field)));
    const collection = each === '*' && deeper.length === 0 && isNamed ? find(name) : undefined;
    return collection ? [{ name: relatedName(field), field, list, collection, reads: [] }] : [];
  });
}

/** The reads of several guards together, each record once. */
export function mergeRelated(reads: readonly RelatedRead[]): RelatedRead[] {
  const together = Map.groupBy(reads, ({ list = '', name }) => `${list} ${name}`);
  return [...together.values()].flatMap((same) => {
    const [first] = same;
    return first ? [{ ...first, reads: mergeRelated(same.flatMap((read) => read.reads)) }] : [];
  });
}
