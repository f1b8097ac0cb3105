import type { CollectionRollup } from '../../../engine/collection/compiled/collection.ts';
import { collectionInvalid } from '../../../engine/collection/terms/collection.errors.ts';
import { listStates } from '../../../engine/machine/readMachine.ts';
import { checkRollups } from '../../../engine/query/rollup/checkRollups.ts';
import { orderRollups } from '../../../engine/query/rollup/orderRollups.ts';
import type { KnownCollections } from '../../../engine/query/rollup/relatedCollection.ts';
import type { StoredCollection } from './storedCollection.ts';

/** A roll-up with the tables on both of its sides. */
export interface Feed {
  holder: StoredCollection;
  related: StoredCollection;
  rollup: CollectionRollup;
}

/**
 * The roll-ups of these collections, each after those it is computed from. Those of disabled plugins too: their records
 * stay, and so must their sums.
 */
export function listFeeds(all: readonly StoredCollection[]): Feed[] {
  const byName = nameFirst(all);
  // A site may give its own collection the name of one whose plugin is off.
  const shipped = nameFirst(all.filter(({ plugin }) => plugin !== undefined));
  const placed = all.flatMap((holder) => {
    const names = holder.plugin === undefined ? byName : shipped;
    return holder.collection.rollups.flatMap((rollup) => {
      const related = names.get(rollup.collection);
      return related ? [{ holder, related, rollup }] : [];
    });
  });
  const of = new Map(placed.map((feed) => [feed.rollup, feed]));
  const ordered = orderRollups(
    placed.map(({ holder, rollup }) => ({ holder: holder.collection, rollup })),
    (name) => byName.get(name)?.collection,
  );
  return ordered.flatMap(({ rollup }) => of.get(rollup) ?? []);
}

/** A place for each collection that feeds or holds roll-ups: the related ones before those that hold them. */
export function rankCollections(feeds: readonly Feed[]): Map<StoredCollection, number> {
  const ranks = new Map<StoredCollection, number>();
  const open = new Set<StoredCollection>();
  const visit = (one: StoredCollection): void => {
    // Collections that feed each other in a circle, by different fields, stand in the order of their first roll-up.
    if (ranks.has(one) || open.has(one)) return;
    open.add(one);
    for (const { holder, related } of feeds) if (holder === one) visit(related);
    ranks.set(one, ranks.size);
  };
  for (const { holder, related } of feeds.toSorted((one, other) => (one.holder.table < other.holder.table ? -1 : 1))) {
    visit(related);
    visit(holder);
  }
  return ranks;
}

/** Throws the first collection whose roll-ups do not fit the others. */
export function requireRollups(checked: readonly StoredCollection[], all: readonly StoredCollection[]): void {
  const known: KnownCollections = new Map(
    [...nameFirst(all)].map(([name, { collection, machine }]) => [
      name,
      { collection, states: machine && listStates(machine).map((state) => state.name) },
    ]),
  );
  for (const { collection } of checked) {
    const faults = checkRollups(collection, known);
    if (faults.length > 0) throw collectionInvalid(collection.name, faults);
  }
}

function nameFirst(all: readonly StoredCollection[]): Map<string, StoredCollection> {
  const byName = new Map<string, StoredCollection>();
  for (const one of all) if (!byName.has(one.collection.name)) byName.set(one.collection.name, one);
  return byName;
}
