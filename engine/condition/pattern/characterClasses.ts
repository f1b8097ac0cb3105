/** First and last code point. */
export type CharacterRange = readonly [number, number];

const digits: CharacterRange[] = [[48, 57]];

/** `\d`, `\w`, `\s` as defined in JavaScript, whatever the database's locale. */
export const namedClasses: Readonly<Record<string, readonly CharacterRange[]>> = {
  d: digits,
  w: [...digits, [65, 90], [95, 95], [97, 122]],
  s: [
    [9, 13],
    [32, 32],
    [0xa0, 0xa0],
    [0x1680, 0x1680],
    [0x2000, 0x200a],
    [0x2028, 0x2029],
    [0x202f, 0x202f],
    [0x205f, 0x205f],
    [0x3000, 0x3000],
    [0xfeff, 0xfeff],
  ],
};

/** Adds the other case: of ASCII letters in any range, and of single letters of any script with a one-to-one case. */
export function foldRanges(ranges: readonly CharacterRange[]): CharacterRange[] {
  const result = [...ranges];
  for (const [first, last] of ranges) {
    if (first === last) result.push(...otherCases(first));
    shiftInto(result, { first: Math.max(first, 65), last: Math.min(last, 90), by: 32 });
    shiftInto(result, { first: Math.max(first, 97), last: Math.min(last, 122), by: -32 });
  }
  return result;
}

function shiftInto(result: CharacterRange[], { first, last, by }: { first: number; last: number; by: number }): void {
  if (first <= last) result.push([first + by, last + by]);
}

function otherCases(code: number): CharacterRange[] {
  if (code < 128) return [];
  const character = String.fromCodePoint(code);
  return [character.toLowerCase(), character.toUpperCase()]
    .filter((other) => other !== character && Array.from(other).length === 1)
    .map((other) => [other.codePointAt(0) ?? code, other.codePointAt(0) ?? code]);
}
