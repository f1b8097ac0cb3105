import type { PageEntry } from '../page_list/pageEntry.ts';

/** What the source `cms.page` answers. */
export type PageAnswer =
  | { page: null }
  | { page: PageEntry; taken: string[]; versions: { data: { versions: PageVersion[] } } };

export interface PageVersion {
  version: number;
  publishedAt: string;
  by: string | null;
  name: string | null;
  isCurrent: boolean;
}
