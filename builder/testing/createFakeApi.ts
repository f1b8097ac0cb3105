import { ApiError } from '../../runtime/api/ApiError.ts';
import type { Layout } from '../../schemas/index.ts';
import type { LayoutApi, StoredLayout } from '../api/layouts.ts';

/** A server with one layout in memory, that counts versions as the real one does. */
export function createFakeApi(
  draft: Layout,
  { version = 1, may }: Partial<Pick<StoredLayout, 'version' | 'may'>> = {},
): LayoutApi & { stored: StoredLayout } {
  // It was published before there was anything on it: a page of no version is a new one.
  const published: Layout | null = version === 0 ? null : { version: 1, kind: draft.kind, settings: {}, rows: [] };
  const stored: StoredLayout = { key: 'page/home', draft, published, version, ...(may && { may }) };
  const advance = (from: number) => {
    if (from !== stored.version) throw new ApiError({ status: 409, code: 'layout_conflict', message: 'newer' });
    stored.version += 1;
  };
  return {
    stored,
    read: async () => structuredClone(stored),
    save: async (change) => {
      advance(change.version);
      stored.draft = structuredClone(change.layout);
      return structuredClone(stored);
    },
    publish: async (change) => {
      advance(change.version);
      stored.published = stored.draft;
      return structuredClone(stored);
    },
  };
}
