import type { Api } from '../../runtime/api/createApi.ts';
import type { EditingLevel, Layout } from '../../schemas/index.ts';

/** A stored layout: the draft being edited, and the published version. */
export interface StoredLayout {
  key: string;
  draft: Layout | null;
  published: Layout | null;
  /** Incremented with every save; 0 while nothing is stored and the shipped layout is used. */
  version: number;
  updated_at?: string | null;
  /** What this person may do with it; everything where the server does not say. */
  may?: EditingLevel;
}

/** The builder's calls about layouts; tests and stories replace them. */
export interface LayoutApi {
  read(key: string): Promise<StoredLayout>;
  save(change: { key: string; layout: Layout; version: number }): Promise<StoredLayout>;
  publish(change: { key: string; version: number }): Promise<StoredLayout>;
}

/** The calls to the real server. */
export function createLayoutApi(api: Api): LayoutApi {
  const readStored = async (path: string, options?: Parameters<Api>[1]) =>
    (await api<{ data: StoredLayout }>(path, options)).data;
  return {
    read: (key) => readStored(`/api/layout?key=${encodeURIComponent(key)}`),
    save: (change) => readStored('/api/layout', { method: 'PUT', body: change }),
    publish: (change) => readStored('/api/layout/publish', { method: 'POST', body: change }),
  };
}
