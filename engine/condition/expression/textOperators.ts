import type { Json } from '../../../schemas/json.ts';
import { matchPattern } from '../pattern/matchPattern.ts';
import type { Work } from '../values/work.ts';
import type { CallSettings } from './expressionTree.ts';
import { largestReplacement, largestText } from './operators.ts';
import { toWhole, type Value } from './value.ts';

type Operator = (args: readonly Value[], settings: CallSettings, spend: Work['spend']) => Json;

/** Characters that `$trim` removes by default. */
export const trimmedByDefault =
  '\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a';

/** Positions and lengths count code points. An argument that is not a text makes the result null. */
export const textOperators = {
  concat: (args) => {
    if (!args.every((part) => typeof part === 'string')) return null;
    return capped(args.join(''));
  },
  toLower: ([text]) => onText(text, (value) => value.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())),
  toUpper: ([text]) => onText(text, (value) => value.replace(/[a-z]+/g, (letters) => letters.toUpperCase())),
  substrCP: ([text, start, count]) => {
    const [from, length] = [toWhole(start), toWhole(count)];
    if (from === undefined || length === undefined) return null;
    if (text === undefined || text === null || (typeof text === 'string' && from < 0)) return '';
    return onText(text, (value) => cut(value, from, length < 0 ? undefined : from + length));
  },
  strLenCP: ([text]) => (typeof text === 'string' ? Array.from(text).length : null),
  indexOfCP: ([text, part, start = 0, ...end]) => indexOf(text, part, start, end),
  split: ([text, separator]) => {
    if (typeof text !== 'string' || typeof separator !== 'string' || separator === '') return null;
    return text.split(separator);
  },
  trim: (args) => trim(args, { left: true, right: true }),
  ltrim: (args) => trim(args, { left: true, right: false }),
  rtrim: (args) => trim(args, { left: false, right: true }),
  replaceOne: (args) => replace(args, (text, find, replacement) => text.replace(find, () => replacement)),
  replaceAll: (args) => replace(args, (text, find, replacement) => text.replaceAll(find, () => replacement)),
  regexMatch: ([text], { pattern }, spend) =>
    typeof text === 'string' && pattern !== undefined && matchPattern(pattern, text, spend),
} satisfies Record<string, Operator>;

function onText(text: Value, change: (text: string) => string): Json {
  return typeof text === 'string' ? change(text) : null;
}

function capped(text: string): Json {
  return Array.from(text).length > largestText ? null : text;
}

function cut(text: string, from: number, to: number | undefined): string {
  return Array.from(text).slice(from, to).join('');
}

function indexOf(text: Value, part: Value, start: Value, end: readonly Value[]): Json {
  const from = toWhole(start);
  const to = end.length === 0 ? Number.MAX_SAFE_INTEGER : toWhole(end[0]);
  if (typeof text !== 'string' || typeof part !== 'string') return null;
  if (from === undefined || to === undefined || from < 0 || to < 0) return null;
  if (from > to || from > Array.from(text).length) return -1;
  const within = cut(text, from, to);
  const index = within.indexOf(part);
  return index < 0 ? -1 : from + Array.from(within.slice(0, index)).length;
}

function trim([text, ...given]: readonly Value[], sides: { left: boolean; right: boolean }): Json {
  const [characters] = given.length === 0 ? [trimmedByDefault] : given;
  if (typeof text !== 'string' || typeof characters !== 'string') return null;
  const taken = new Set(Array.from(characters));
  const points = Array.from(text);
  let first = 0;
  let last = points.length;
  while (sides.left && first < last && taken.has(points[first] ?? '')) first += 1;
  while (sides.right && first < last && taken.has(points[last - 1] ?? '')) last -= 1;
  return points.slice(first, last).join('');
}

function replace(
  [text, find, replacement]: readonly Value[],
  change: (text: string, find: string, replacement: string) => string,
): Json {
  if (typeof text !== 'string' || typeof find !== 'string' || typeof replacement !== 'string') return null;
  if (find === '') return text;
  const isHuge = Array.from(text).length * Array.from(replacement).length > largestReplacement;
  return isHuge ? null : capped(change(text, find, replacement));
}
