import type { JsonObject } from 'sala/schemas';
import type { KnownNames } from '../../shared/describeStep.ts';
import { type CollectionsByName, titleOfName } from '../../shared/listValues.ts';
import type { Known } from './useKnown.ts';

const named = new WeakMap<Known, KnownNames>();

/** What sentences call the things of the site. */
export function namesOf(known: Known): KnownNames {
  const found = named.get(known) ?? {
    collections: Object.fromEntries(Object.entries(known.collections).map(([name, { title }]) => [name, title])),
    events: Object.fromEntries(Object.entries(known.collections).map(([name, { events }]) => [name, events])),
    roles: known.roles,
    flows: known.flows,
    documents: known.documents,
  };
  named.set(known, found);
  return found;
}

/** The fields and states of the site's collections. */
export function collectionsOf({ collections }: Known): CollectionsByName {
  return Object.fromEntries(
    Object.entries(collections).map(([name, { schema, states }]) => [name, { ...schema, states }]),
  );
}

/** The same for the sentences of a definition: what its formulas name is called by the titles of fields. */
export function namesIn(known: Known, definition: JsonObject): KnownNames {
  const collections = collectionsOf(known);
  return { ...namesOf(known), titleOf: (...asked) => titleOfName(definition, collections, asked) };
}
