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

/** The name in the address that a title gets by itself: `โปรโมชัน ปลายปี!` → `โปรโมชัน-ปลายปี`; a taken one is counted on. */
export function makeSlug(title: string, taken: readonly string[]): string {
  const words =
    title
      .normalize('NFC')
      .toLowerCase()
      .match(/[a-z0-9ก-๙]+/g) ?? [];
  const slug = words.join('-').slice(0, 90).replace(/-$/, '');
  if (slug === '' || !taken.includes(slug)) return slug;
  let count = 2;
  while (taken.includes(`${slug}-${count}`)) count += 1;
  return `${slug}-${count}`;
}

export function titleOf({ title, slug }: Pick<PageEntry, 'title' | 'slug'>, language: Language): string {
  return readText(title, language) || slug;
}

/** Opens the builder; a page that does not exist yet begins with the title. */
export function editPath(key: string, title?: string): string {
  return `/cms/builder/${encodeURIComponent(key)}${title ? `?title=${encodeURIComponent(title)}` : ''}`;
}
