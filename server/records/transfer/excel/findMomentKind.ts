/** What a number means under a number format: a day, a time of day, both, or a duration such as 26:30. */
export type MomentKind = 'day' | 'time' | 'both' | 'elapsed';

const builtIn = new Map<number, MomentKind>([
  ...range(14, 17, 'day'),
  ...range(18, 21, 'time'),
  [22, 'both'],
  // East Asian days and times: which of the two differs between languages.
  ...range(27, 31, 'day'),
  ...range(32, 35, 'both'),
  [36, 'day'],
  [45, 'time'],
  [46, 'elapsed'],
  [47, 'time'],
  ...range(50, 58, 'day'),
  // Thai, in the Gregorian and the Buddhist calendar. 59 to 70 are numbers.
  ...range(71, 74, 'day'),
  ...range(75, 76, 'time'),
  [77, 'both'],
  [78, 'time'],
  [79, 'elapsed'],
  [80, 'time'],
  [81, 'day'],
]);

/** Undefined: an ordinary number. A format of the file takes precedence over the built-in one with the same id. */
export function findMomentKind(id: number, code: string | undefined): MomentKind | undefined {
  return code === undefined ? builtIn.get(id) : readCode(code);
}

/** Sections are for positive, negative and zero numbers and for text; a date in any of them makes the number a date. */
function readCode(code: string): MomentKind | undefined {
  for (const section of dropLiterals(code.slice(0, 1000)).split(';')) {
    const kind = readSection(section);
    if (kind) return kind;
  }
  return undefined;
}

/**
 * Quoted and escaped text, the width of a letter (`_)`), the fill character (`* `), colours, conditions and languages.
 */
function dropLiterals(code: string): string {
  return code.replace(/"[^"]*"?|\\.?|_.?|\*.?|\[(?!(?:h+|m+|s+)\])[^\]]*\]?/gis, ' ');
}

function readSection(section: string): MomentKind | undefined {
  const code = section.toLowerCase().replace(/general/g, ' ');
  if (/\[[hms]+\]/.test(code)) return 'elapsed';
  // `ss.00` has zeros, `0.00e+00` has an e.
  const plain = code.replace(/(s)[.,]0+/g, '$1').replace(/e(?=[+-])/g, '0');
  if (/[0#?%]/.test(plain)) return undefined;
  const hasTime = /[hs]|am\/pm|a\/p/.test(plain);
  const letters = plain.replace(/am\/pm|a\/p/g, '');
  const hasDay = /[ydbeg]|mmm/.test(letters) || (!hasTime && letters.includes('m'));
  if (hasDay && hasTime) return 'both';
  if (hasDay) return 'day';
  return hasTime ? 'time' : undefined;
}

function range(from: number, to: number, kind: MomentKind): [number, MomentKind][] {
  return Array.from({ length: to - from + 1 }, (_, index) => [from + index, kind]);
}
