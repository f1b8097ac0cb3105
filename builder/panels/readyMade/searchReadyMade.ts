import type { ReadyMadeEntry, ReadyMadeList, SectionCategory } from '../../../schemas/index.ts';
import { sectionCategories } from '../../../schemas/index.ts';
import { en } from '../../language/en.ts';
import { th } from '../../language/th.ts';

interface SectionGroup {
  category: SectionCategory;
  sections: ReadyMadeList['sections'];
}

/** The sections whose title or category (in either language) or keywords contain every word of the query, by category. */
export function searchSections({ sections }: Pick<ReadyMadeList, 'sections'>, query: string): SectionGroup[] {
  const found = searchEntries(sections, query);
  return sectionCategories
    .map((category) => ({ category, sections: found.filter((section) => section.category === category) }))
    .filter((group) => group.sections.length > 0);
}

/** The entries of which the same is true. */
export function searchEntries<Entry extends ReadyMadeEntry & { category?: SectionCategory }>(
  entries: readonly Entry[],
  query: string,
): Entry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter((entry) => words.every((word) => readWords(entry).includes(word)));
}

function readWords({ title, keywords = '', category }: ReadyMadeEntry & { category?: SectionCategory }): string {
  const about = category ? [th[`section_${category}`], en[`section_${category}`]] : [];
  return [title.th, title.en, keywords, ...about].join(' ').toLowerCase();
}
