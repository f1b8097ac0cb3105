import { badPattern } from './numbering.errors.ts';

/**
 * A parsed numbering pattern. Plain characters stand for themselves; `{year} {yy} {month} {day}` are the date,
 * `{sequence:5}` the running number with at least 5 digits, `{revision}`, `{random:3}` and `{time:6}` their values, any
 * other name a parameter of the caller. A part in square brackets appears only when all its values are present.
 */
export type PatternPart =
  | { kind: 'text'; text: string }
  | { kind: 'date'; unit: DateUnit }
  | { kind: 'sequence' | 'random' | 'time'; digits: number }
  | { kind: 'revision' }
  | { kind: 'param'; name: string }
  | { kind: 'optional'; parts: PatternPart[] };

export type DateUnit = 'year' | 'yy' | 'month' | 'day';

const token = /^\{([a-z][a-z_]*)(?::(\d{1,2}))?\}/;
const plain = /^[A-Za-z0-9_-]+/;
const counted = new Set(['sequence', 'random', 'time']);
const dateUnits = new Set(['year', 'yy', 'month', 'day']);
const parsed = new Map<string, PatternPart[]>();

/** Parses a pattern; cached, since the same few patterns are used for every number. */
export function parsePattern(pattern: string): PatternPart[] {
  const known = parsed.get(pattern);
  if (known) return known;
  const parts = readParts(pattern, pattern);
  refuseAmbiguous(parts, pattern);
  if (parsed.size > 1000) parsed.clear();
  parsed.set(pattern, parts);
  return parts;
}

/** All parts, those inside brackets too. */
export function flatten(parts: PatternPart[]): Exclude<PatternPart, { kind: 'optional' }>[] {
  return parts.flatMap((part) => (part.kind === 'optional' ? flatten(part.parts) : [part]));
}

/** A number must be parseable back into its parts, so parts without a fixed width may not be adjacent. */
function refuseAmbiguous(parts: PatternPart[], pattern: string): void {
  const flat = flatten(parts);
  if (flat.filter((part) => part.kind === 'sequence').length > 1)
    throw badPattern({ pattern, th: 'มีเลขลำดับได้เพียงชุดเดียว', en: 'it may hold one sequence only' });
  const touches = flat.some((part, index) => widthOf(part) !== 'fixed' && widthOf(part) === widthOf(flat[index + 1]));
  if (touches) throw badPattern({ pattern, th: 'ต้องมีตัวคั่นระหว่างค่าที่อยู่ติดกัน', en: 'neighbouring values need a separator' });
  const opens = parts.some((part) => part.kind === 'optional' && !/^[A-Za-z_-]/.test(textOf(part.parts[0])));
  if (opens)
    throw badPattern({
      pattern,
      th: 'ในวงเล็บเหลี่ยมต้องขึ้นต้นด้วยตัวอักษรหรือ - _',
      en: 'brackets begin with a letter, - or _',
    });
}

function widthOf(part: PatternPart | undefined): 'digits' | 'letters' | 'fixed' {
  if (part?.kind === 'sequence' || part?.kind === 'revision') return 'digits';
  return part?.kind === 'param' ? 'letters' : 'fixed';
}

function textOf(part: PatternPart | undefined): string {
  return part?.kind === 'text' ? part.text : '';
}

function readParts(rest: string, pattern: string): PatternPart[] {
  const parts: PatternPart[] = [];
  let left = rest;
  while (left !== '') {
    const text = plain.exec(left)?.[0];
    const read = text ? { part: { kind: 'text' as const, text }, length: text.length } : readSpecial(left, pattern);
    parts.push(read.part);
    left = left.slice(read.length);
  }
  return parts;
}

function readSpecial(left: string, pattern: string): { part: PatternPart; length: number } {
  if (left.startsWith('[')) {
    const end = left.indexOf(']');
    const inside = left.slice(1, end);
    if (end < 0 || inside === '' || inside.includes('['))
      throw badPattern({ pattern, th: 'วงเล็บเหลี่ยมไม่ครบคู่', en: 'a square bracket has no partner' });
    return { part: { kind: 'optional', parts: readParts(inside, pattern) }, length: end + 1 };
  }
  const found = token.exec(left);
  if (!found)
    throw badPattern({
      pattern,
      th: `ใช้ "${left.charAt(0)}" ไม่ได้`,
      en: `"${left.charAt(0)}" is not allowed`,
    });
  const [whole, name = '', digits] = found;
  return { part: readToken(name, digits, pattern), length: whole.length };
}

function readToken(name: string, digits: string | undefined, pattern: string): PatternPart {
  if (counted.has(name)) {
    const count = digits === undefined ? 4 : Number(digits);
    if (count < 1 || count > 15)
      throw badPattern({ pattern, th: 'จำนวนหลักต้องอยู่ระหว่าง 1 ถึง 15', en: 'digits go from 1 to 15' });
    return { kind: name as 'sequence' | 'random' | 'time', digits: count }; // one of the three in `counted`
  }
  if (digits !== undefined)
    throw badPattern({ pattern, th: `{${name}} กำหนดจำนวนหลักไม่ได้`, en: `{${name}} takes no digits` });
  if (dateUnits.has(name)) return { kind: 'date', unit: name as DateUnit }; // one of the four in `dateUnits`
  return name === 'revision' ? { kind: 'revision' } : { kind: 'param', name };
}
