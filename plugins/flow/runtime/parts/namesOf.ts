import type { KnownNames } from '../../shared/describeStep.ts';
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
