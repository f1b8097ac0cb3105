import type { Layout } from '../../schemas/index.ts';
import { request } from './request.ts';

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
export const layoutApi: LayoutApi = {
  read: async (key) => (await request<{ data: StoredLayout }>(`/api/layout?key=${encodeURIComponent(key)}`)).data,
  save: async (change) => (await request<{ data: StoredLayout }>('/api/layout', { method: 'PUT', body: change })).data,
  publish: async (change) =>
    (await request<{ data: StoredLayout }>('/api/layout/publish', { method: 'POST', body: change })).data,
};
