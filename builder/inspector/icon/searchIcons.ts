import { thaiWords } from './thaiWords.ts';

/** The words of each icon, by its name. */
export type IconTags = Readonly<Record<string, readonly string[]>>;

/** Names of the icons that match a query, in Thai or English, best first; all of them for an empty query. */
export function searchIcons(tags: IconTags, query: string): string[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return Object.keys(tags);
  const words = /[฀-๿]/.test(wanted) ? translate(wanted) : [wanted.replaceAll(/\s+/g, '-'), wanted];
  const ranked = Object.entries(tags).flatMap(([name, own]) => {
    const rank = Math.min(...words.map((word) => rankIcon(name, own, word)));
    return Number.isFinite(rank) ? [{ name, rank }] : [];
  });
  return ranked.sort((a, b) => a.rank - b.rank || a.name.length - b.name.length).map(({ name }) => name);
}

/** English tags for Thai words that the query begins or contains. */
function translate(query: string): string[] {
  const found = Object.entries(thaiWords).filter(([thai]) => thai.includes(query) || query.includes(thai));
  const exact = found.filter(([thai]) => thai === query);
  return [...new Set((exact.length > 0 ? exact : found).flatMap(([, english]) => english.split(' ')))];
}

function rankIcon(name: string, tags: readonly string[], word: string): number {
  if (name === word) return 0;
  if (name.startsWith(`${word}-`)) return 1;
  if (name.split('-').includes(word) || name.startsWith(word)) return 2;
  if (tags.includes(word)) return 3;
  if (name.includes(word)) return 4;
  return tags.some((tag) => tag.startsWith(word)) ? 5 : Number.POSITIVE_INFINITY;
}
