import { type Refusal, refuseQuery } from '../values/condition.errors.ts';
import { conditionLimits } from '../values/conditionLimits.ts';
import { type CharacterRange, foldRanges, namedClasses } from './characterClasses.ts';

/**
 * A regular expression in the subset that means the same in JavaScript and Postgres: characters, classes, `.`, `^`,
 * `$`, groups, `|` and quantifiers. No look-around and no back-reference, so it can be matched in linear time.
 */
export type PatternNode =
  | { kind: 'set'; ranges: readonly CharacterRange[]; negated: boolean }
  | { kind: 'start' }
  | { kind: 'end' }
  | { kind: 'sequence'; nodes: readonly PatternNode[] }
  | { kind: 'choice'; nodes: readonly PatternNode[] }
  | { kind: 'repeat'; node: PatternNode; min: number; max: number };

export interface Pattern {
  readonly root: PatternNode;
  readonly multiline: boolean;
}

interface Reader {
  characters: string[];
  index: number;
  at: string;
  ignoreCase: boolean;
  dotAll: boolean;
}

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', f: '\f', v: '\v' };
const lineEnds: CharacterRange[] = [
  [10, 10],
  [13, 13],
  [0x2028, 0x2029],
];

/** Parses a `$regex` and its `$options` (`i`, `m`, `s`); refuses syntax that the two engines treat differently. */
export function parsePattern(source: string, options: string, at: string): Pattern {
  if (source.length > conditionLimits.patternLength) {
    refuseQuery(at, { th: 'รูปแบบยาวเกินไป', en: `a pattern longer than ${conditionLimits.patternLength} characters` });
  }
  if (!/^[ims]*$/.test(options)) refuseQuery(at, { th: 'ตัวเลือกใช้ได้เฉพาะ i m s', en: 'options other than i, m, s' });
  const reader: Reader = {
    characters: Array.from(source),
    index: 0,
    at,
    ignoreCase: options.includes('i'),
    dotAll: options.includes('s'),
  };
  const root = readChoice(reader);
  if (reader.index < reader.characters.length) fail(reader, { th: 'วงเล็บเกิน', en: 'an unmatched )' });
  if (countStates(root) > conditionLimits.patternStates)
    fail(reader, { th: 'รูปแบบซับซ้อนเกินไป', en: 'a pattern too large' });
  return { root, multiline: options.includes('m') };
}

function readChoice(reader: Reader): PatternNode {
  const nodes = [readSequence(reader)];
  while (accept(reader, '|')) nodes.push(readSequence(reader));
  const [only] = nodes;
  return nodes.length === 1 && only ? only : { kind: 'choice', nodes };
}

function readSequence(reader: Reader): PatternNode {
  const nodes: PatternNode[] = [];
  for (let next = peek(reader); next !== undefined && next !== '|' && next !== ')'; next = peek(reader)) {
    nodes.push(readQuantified(reader));
  }
  return { kind: 'sequence', nodes };
}

function readQuantified(reader: Reader): PatternNode {
  const node = readAtom(reader);
  const bounds = readBounds(reader);
  if (!bounds) return node;
  accept(reader, '?'); // laziness changes which match is found, never whether there is one
  if (canBeEmpty(node)) fail(reader, { th: 'ทำซ้ำสิ่งที่ว่างได้', en: 'a quantifier on something that can be empty' });
  if (readBounds(reader)) fail(reader, { th: 'ตัวบอกจำนวนซ้อนกัน', en: 'two quantifiers in a row' });
  return { kind: 'repeat', node, ...bounds };
}

function readBounds(reader: Reader): { min: number; max: number } | undefined {
  if (accept(reader, '*')) return { min: 0, max: Number.POSITIVE_INFINITY };
  if (accept(reader, '+')) return { min: 1, max: Number.POSITIVE_INFINITY };
  if (accept(reader, '?')) return { min: 0, max: 1 };
  if (peek(reader) !== '{') return undefined;
  const found = /^\{(\d{1,3})(,(\d{0,3}))?\}/.exec(reader.characters.slice(reader.index, reader.index + 9).join(''));
  if (!found) return fail(reader, { th: 'เครื่องหมาย { ต้องเขียนเป็น \\{', en: 'a { that is no quantifier, write \\{' });
  reader.index += found[0].length;
  const min = Number(found[1]);
  const max = found[2] === undefined ? min : found[3] ? Number(found[3]) : Number.POSITIVE_INFINITY;
  const largest = Number.isFinite(max) ? max : min;
  if (largest > conditionLimits.patternRepeat || max < min || max === 0) {
    fail(reader, { th: 'จำนวนซ้ำไม่ถูกต้อง', en: `a quantifier outside 1 to ${conditionLimits.patternRepeat}` });
  }
  return { min, max };
}

function readAtom(reader: Reader): PatternNode {
  const character = take(reader);
  switch (character) {
    case '^':
      return { kind: 'start' };
    case '$':
      return { kind: 'end' };
    case '.':
      return { kind: 'set', ranges: reader.dotAll ? [] : lineEnds, negated: true };
    case '(':
      return readGroup(reader);
    case '[':
      return readClass(reader);
    case '\\':
      return readEscape(reader);
    case '*':
    case '+':
    case '?':
    case '{':
      return fail(reader, { th: `ไม่มีสิ่งให้ทำซ้ำก่อน ${character}`, en: `nothing to repeat before ${character}` });
    default:
      return setOf(reader, [rangeOf(character)], false);
  }
}

function readGroup(reader: Reader): PatternNode {
  if (accept(reader, '?') && !accept(reader, ':')) {
    fail(reader, { th: 'ไม่รองรับกลุ่มชนิดนี้', en: 'look-around and named groups are not supported' });
  }
  const node = readChoice(reader);
  if (!accept(reader, ')')) fail(reader, { th: 'วงเล็บไม่ปิด', en: 'an unclosed (' });
  return node;
}

function readEscape(reader: Reader): PatternNode {
  const character = take(reader);
  const named = namedClasses[character.toLowerCase()];
  if (named) return { kind: 'set', ranges: named, negated: character !== character.toLowerCase() };
  return setOf(reader, [rangeOf(readLiteral(reader, character))], false);
}

function readClass(reader: Reader): PatternNode {
  const negated = accept(reader, '^');
  const ranges: CharacterRange[] = [];
  while (!accept(reader, ']')) {
    const first = readClassMember(reader);
    if (typeof first !== 'string') {
      ranges.push(...first);
      continue;
    }
    const isRange = peek(reader) === '-' && reader.characters[reader.index + 1] !== ']';
    if (!isRange) {
      ranges.push(rangeOf(first));
      continue;
    }
    reader.index += 1;
    const last = readClassMember(reader);
    const range = typeof last === 'string' ? ([codeOf(first), codeOf(last)] as const) : undefined;
    if (!range || range[0] > range[1]) return fail(reader, { th: 'ช่วงอักขระไม่ถูกต้อง', en: 'a range out of order' });
    ranges.push(range);
  }
  if (ranges.length === 0) return fail(reader, { th: 'กลุ่มอักขระว่าง', en: 'an empty class []' });
  return setOf(reader, ranges, negated);
}

function readClassMember(reader: Reader): string | readonly CharacterRange[] {
  const character = take(reader);
  if (character === '[') return fail(reader, { th: 'เครื่องหมาย [ ต้องเขียนเป็น \\[', en: 'a [ inside a class, write \\[' });
  if (character !== '\\') return character;
  const escaped = take(reader);
  const named = namedClasses[escaped];
  if (named) return named;
  return readLiteral(reader, escaped);
}

function readLiteral(reader: Reader, character: string): string {
  const control = escapes[character];
  if (control !== undefined) return control;
  if (/[A-Za-z0-9]/.test(character)) {
    return fail(reader, { th: `ไม่รองรับ \\${character}`, en: `\\${character} is not supported` });
  }
  return character;
}

function setOf(reader: Reader, ranges: readonly CharacterRange[], negated: boolean): PatternNode {
  return { kind: 'set', ranges: reader.ignoreCase ? foldRanges(ranges) : ranges, negated };
}

function canBeEmpty(node: PatternNode): boolean {
  if (node.kind === 'set') return false;
  if (node.kind === 'sequence') return node.nodes.every(canBeEmpty);
  if (node.kind === 'choice') return node.nodes.some(canBeEmpty);
  return node.kind !== 'repeat' || node.min === 0 || canBeEmpty(node.node);
}

function countStates(node: PatternNode): number {
  if (node.kind === 'sequence' || node.kind === 'choice') return node.nodes.reduce((sum, n) => sum + countStates(n), 1);
  if (node.kind !== 'repeat') return 1;
  return countStates(node.node) * (Number.isFinite(node.max) ? node.max : node.min + 1) + 1;
}

function peek(reader: Reader): string | undefined {
  return reader.characters[reader.index];
}

function accept(reader: Reader, character: string): boolean {
  if (peek(reader) !== character) return false;
  reader.index += 1;
  return true;
}

function take(reader: Reader): string {
  const character = peek(reader);
  if (character === undefined) return fail(reader, { th: 'รูปแบบไม่จบ', en: 'an unfinished pattern' });
  reader.index += 1;
  return character;
}

function codeOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}

function rangeOf(character: string): CharacterRange {
  return [codeOf(character), codeOf(character)];
}

function fail(reader: Reader, reason: Refusal): never {
  return refuseQuery(reader.at, reason);
}
