import type { Api } from '../../runtime/api/createApi.ts';
import type { CollectionSchema } from '../../schemas/index.ts';

/** A collection of the site, with what the builder needs of it. */
export interface CollectionEntry {
  name: string;
  title: string;
  schema: Pick<CollectionSchema, 'properties'>;
}

const known = new WeakMap<Api, Promise<CollectionEntry[]>>();

/** The collections that the current person may read; requested once while the builder is open. */
export function readCollections(api: Api): Promise<CollectionEntry[]> {
  const asked = known.get(api) ?? api<{ data: CollectionEntry[] }>('/api/collection').then(({ data }) => data);
  known.set(api, asked);
  asked.catch(() => known.delete(api)); // the next request may succeed
  return asked;
}
