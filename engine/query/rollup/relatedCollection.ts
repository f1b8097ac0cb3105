import type { Collection } from '../../collection/compiled/collection.ts';

/** A collection as roll-ups see it; `states` are those of its machine. */
export interface RelatedCollection {
  collection: Collection;
  states?: readonly string[];
}

export type KnownCollections = ReadonlyMap<string, RelatedCollection>;
