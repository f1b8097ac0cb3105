import type { ReadyMadeEntry, ReadyMadeList, SectionCategory } from '../../../schemas/index.ts';
import { sectionCategories } from '../../../schemas/index.ts';

interface SectionGroup {
  category: SectionCategory;
  sections: ReadyMadeList['sections'];
}

/** The sections whose title (in either language) or keywords contain every word of the query, by category. */
export function searchSections({ sections }: ReadyMadeList, query: string): SectionGroup[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = sections.filter((section) => words.every((word) => readWords(section).includes(word)));
  return sectionCategories
    .map((category) => ({ category, sections: found.filter((section) => section.category === category) }))
    .filter((group) => group.sections.length > 0);
}

function readWords({ title, keywords = '' }: ReadyMadeEntry): string {
  return [title.th, title.en, keywords].join(' ').toLowerCase();
}
