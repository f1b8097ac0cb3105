import { ApiError } from '../../runtime/api/ApiError.ts';
import type { Layout } from '../../schemas/index.ts';
import type { LayoutApi, StoredLayout } from '../api/layouts.ts';

/** A server with one layout in memory, that counts versions as the real one does. */
export function createFakeApi(
  draft: Layout,
  { version = 1, may }: Partial<Pick<StoredLayout, 'version' | 'may'>> = {},
): LayoutApi & { stored: StoredLayout } {
  const stored: StoredLayout = { key: 'page/home', draft, published: null, version, ...(may && { may }) };
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
