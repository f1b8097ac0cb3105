import { readText } from '../../../schemas/index.ts';
import type { RecordsContext } from '../context/recordsContext.ts';
import { readTitles } from './readReferenced.ts';

export interface RecordPlace {
  collection: string;
  id: string;
}

/** What records of several collections are called, each with its collection, as far as the reader may see them. */
export async function titlePlaces(
  context: RecordsContext,
  places: readonly RecordPlace[],
): Promise<(place: RecordPlace) => string> {
  const titles = new Map<string, ReadonlyMap<string, string>>();
  for (const [collection, group] of Map.groupBy(places, (place) => place.collection)) {
    const ids = group.map(({ id }) => id);
    titles.set(collection, await readTitles(context, collection, ids));
  }
  return ({ collection, id }) => {
    const stored = context.collections.get(collection);
    const kind = stored ? readText(stored.collection.schema.title, context.language) : collection;
    return [kind, titles.get(collection)?.get(id)].filter(Boolean).join(' ');
  };
}
