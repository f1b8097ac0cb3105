import { type Language, popupPrefix, readText, type Text } from 'sala/schemas';

/** What the list shows; its keys begin with this word. */
export type PageKind = 'page' | 'popup';

export function kindOf(key: string): PageKind {
  return key.startsWith(popupPrefix) ? 'popup' : 'page';
}

/** A page as the source `cms.pages` lists it. */
export interface PageEntry {
  key: string;
  slug: string;
  title: string | Text;
  path: string;
  published: boolean;
  changed: boolean;
  updated_at: string;
}

/** A deleted page as the source `cms.trash` lists it. */
export interface TrashedPage {
  key: string;
  formerKey: string;
  title: string | Text | null;
  deletedAt: string;
}

const slugPattern = /^[a-z0-9ก-๙]+(-[a-z0-9ก-๙]+)*$/;

export function isSlug(name: string): boolean {
  return slugPattern.test(name);
}

export function titleOf({ title, slug }: Pick<PageEntry, 'title' | 'slug'>, language: Language): string {
  return readText(title, language) || slug;
}

export function editPath(key: string): string {
  return `/cms/builder/${encodeURIComponent(key)}`;
}
