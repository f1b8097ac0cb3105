const before = 40;
const longest = 160;
const letters = new Intl.Segmenter('th', { granularity: 'grapheme' });

/** The part of a text around the first of the words that it holds; marks stay with their letters. */
export function excerptOf(text: string, words: readonly string[]): string {
  const folded = text.toLowerCase();
  const places = words.map((word) => folded.indexOf(word)).filter((place) => place >= 0);
  const found = places.length > 0 ? Math.min(...places) : 0;
  const start = found > before ? text.lastIndexOf(' ', found - before) + 1 || found - before : 0;
  const part = [...letters.segment(text.slice(start, start + longest * 3))].slice(0, longest);
  const shown = part.map(({ segment }) => segment).join('');
  const end = start + shown.length < text.length ? '…' : '';
  return `${start > 0 ? '…' : ''}${shown.trim()}${end}`;
}
