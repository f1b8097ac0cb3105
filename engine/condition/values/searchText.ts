import { conditionLimits } from './conditionLimits.ts';

/*
 * Thai is written without spaces, so words are matched as substrings. Text and word are normalised first. Every step
 * has an equivalent in Postgres (see `engine/query/sql/searchSql.ts`), so both give the same result.
 */

const ranges: readonly (readonly [number, number])[] = [
  [0x41, 0x5a],
  [0xc0, 0xde],
  [0x100, 0x17f],
  [0x386, 0x3ab],
  [0x400, 0x42f],
];

/**
 * Characters that look the same to a reader: those in `typed` are replaced by those in `becomes`, or dropped when there
 * is none.
 */
export const searchFolding: { readonly typed: string; readonly folded: string } = buildFolding();

const foldTable = new Map(
  Array.from(searchFolding.typed, (character, index) => [character, Array.from(searchFolding.folded)[index] ?? '']),
);

/**
 * Normalises text for search: composed form, one case, Arabic digits, sara am and sara ae as one letter, no zero-width
 * characters.
 */
export function foldSearchText(text: string): string {
  const joined = text
    .normalize('NFC')
    .replace(/\u0e4d([\u0e48-\u0e4b]?)\u0e32/g, '$1\u0e33')
    .replaceAll('\u0e40\u0e40', '\u0e41');
  let result = '';
  for (const character of joined) result += foldTable.get(character) ?? character;
  return result;
}

/** Splits a query into normalised words. A record matches when its text contains all of them. */
export function splitSearchWords(search: string): string[] {
  const words = foldSearchText(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  return [...new Set(words)].slice(0, conditionLimits.searchWords);
}

function buildFolding(): { typed: string; folded: string } {
  let typed = '';
  let folded = '';
  for (const [first, last] of ranges) {
    for (let code = first; code <= last; code += 1) {
      const upper = String.fromCodePoint(code);
      const lower = upper.toLowerCase();
      if (lower === upper || lower.length !== 1) continue;
      typed += upper;
      folded += lower;
    }
  }
  for (let digit = 0; digit < 10; digit += 1) {
    typed += String.fromCodePoint(0x0e50 + digit);
    folded += String(digit);
  }
  return { typed: `${typed}\u200b\u200c\u200d\u2060\ufeff`, folded };
}
