import type { CollectionSchema } from '../../schemas/index.ts';
import type { Api } from './createApi.ts';

/** A collection of the site, with what is needed to name its fields and records. */
export interface CollectionEntry {
  name: string;
  title: string;
  schema: Pick<CollectionSchema, 'properties' | 'required' | 'x-display'>;
}

const known = new WeakMap<Api, Promise<CollectionEntry[]>>();

/** The collections that the current person may read; requested once for a page. */
export function readCollections(api: Api): Promise<CollectionEntry[]> {
  const asked = known.get(api) ?? api<{ data: CollectionEntry[] }>('/api/collection').then(({ data }) => data);
  known.set(api, asked);
  asked.catch(() => known.delete(api)); // the next request may succeed
  return asked;
}
