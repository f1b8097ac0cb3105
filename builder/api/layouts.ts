import type { Api } from '../../runtime/api/createApi.ts';
import type { Layout } from '../../schemas/index.ts';

/** A stored layout with its two faces: the draft that is worked on, and what visitors see. */
export interface StoredLayout {
  key: string;
  draft: Layout | null;
  published: Layout | null;
  /** Goes up with every save; 0 while nothing is stored and the shipped layout shows. */
  version: number;
  updated_at?: string | null;
}

/** The calls the builder makes about layouts; tests and stories give their own. */
export interface LayoutApi {
  read(key: string): Promise<StoredLayout>;
  save(change: { key: string; layout: Layout; version: number }): Promise<StoredLayout>;
  publish(change: { key: string; version: number }): Promise<StoredLayout>;
}

/** The server's layouts. */
export function createLayoutApi(api: Api): LayoutApi {
  const readStored = async (path: string, options?: Parameters<Api>[1]) =>
    (await api<{ data: StoredLayout }>(path, options)).data;
  return {
    read: (key) => readStored(`/api/layout?key=${encodeURIComponent(key)}`),
    save: (change) => readStored('/api/layout', { method: 'PUT', body: change }),
    publish: (change) => readStored('/api/layout/publish', { method: 'POST', body: change }),
  };
}
