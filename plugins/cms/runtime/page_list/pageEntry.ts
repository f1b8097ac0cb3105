import { findFreeName, makeSlug } from 'sala/engine';
import { type EditingLevel, type Language, popupPrefix, readText, type Text } from 'sala/schemas';

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
  /** What whoever looks at the list may do with it in the builder. */
  may: EditingLevel;
}

/** A deleted page as the source `cms.trash` lists it. */
export interface TrashedPage {
  key: string;
  formerKey: string;
  title: string | Text | null;
  deletedAt: string;
}

export function stateOf({ published, changed }: PageEntry): 'published' | 'changed' | 'draft' {
  if (!published) return 'draft';
  return changed ? 'changed' : 'published';
}

/** The name in the address that a title gets by itself; a taken one is counted on. */
export function makeFreeSlug(title: string, taken: readonly string[]): string {
  const slug = makeSlug(title);
  return slug && findFreeName(slug, new Set(taken), '-');
}

export function titleOf({ title, slug }: Pick<PageEntry, 'title' | 'slug'>, language: Language): string {
  return readText(title, language) || slug;
}

const copied = { th: 'สำเนา', en: 'copy' };

/** A copy says so in its title: two lines of one name could not be told apart. */
export function titleOfCopy(title: string | Text | undefined, language: Language): string | Text | undefined {
  if (!title) return title;
  const name = (text: string, language: Language) => text && `${text} (${copied[language]})`;
  return typeof title === 'string' ? name(title, language) : { th: name(title.th, 'th'), en: name(title.en, 'en') };
}

/** Opens the builder; a page that does not exist yet begins with the title. */
export function editPath(key: string, title?: string): string {
  return `/cms/builder/${encodeURIComponent(key)}${title ? `?title=${encodeURIComponent(title)}` : ''}`;
}
