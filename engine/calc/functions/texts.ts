import { isDecimal, type Value } from '../values/value.ts';
import { uniteTypes } from '../values/valueType.ts';
import { costs, defineFunction, gives } from './formulaFunction.ts';

export const texts = [
  defineFunction({ name: 'string', takes: ['any?'], gives: gives.text, run: ([value]) => writeText(value) }),
  defineFunction({
    name: 'join',
    takes: ['list', 'text?'],
    gives: gives.text,
    cost: ([values, separator]) => costs.call + countLetters(values, separator ?? '') / 12,
    run: ([values, separator]) =>
      values
        .filter((value) => value !== null)
        .map(writeText)
        .join(separator ?? ''),
  }),
  defineFunction({
    name: 'contains',
    takes: ['text', 'text'],
    gives: gives.boolean,
    // A part that nearly stands everywhere is compared everywhere.
    cost: ([text, part]) => costs.call + (text.length * part.length) / 500,
    run: ([text, part]) => text.includes(part),
  }),
  defineFunction({
    name: 'startsWith',
    takes: ['text', 'text'],
    gives: gives.boolean,
    run: ([text, part]) => text.startsWith(part),
  }),
  defineFunction({
    name: 'endsWith',
    takes: ['text', 'text'],
    gives: gives.boolean,
    run: ([text, part]) => text.endsWith(part),
  }),
  defineFunction({ name: 'upper', takes: ['text'], gives: gives.text, run: ([text]) => text.toUpperCase() }),
  defineFunction({ name: 'lower', takes: ['text'], gives: gives.text, run: ([text]) => text.toLowerCase() }),
  defineFunction({ name: 'trim', takes: ['text'], gives: gives.text, run: ([text]) => text.trim() }),
];

/** `coalesce(a, b, c)`: the first that is not empty. */
export const coalesce = ['any?', 'any?', 'any?', 'any?'] as const;

export const choices = [
  defineFunction({
    name: 'coalesce',
    takes: coalesce,
    gives: (types) =>
      types.reduce<ReturnType<typeof uniteTypes>>((all, type) => all && uniteTypes(all, type), { kind: 'nothing' }),
    run: (values) => values.find((value) => value !== null && value !== '') ?? null,
  }),
];

export function writeText(value: Value): string {
  if (value === null) return '';
  if (isDecimal(value)) return value.toFixed();
  return typeof value === 'object' ? '' : String(value);
}

/** Counted first, and no further than any budget reaches: a text of gigabytes is refused before it is joined. */
function countLetters(values: readonly Value[], separator: string): number {
  let letters = 0;
  for (const value of values) {
    if (value !== null) letters += writeText(value).length + separator.length;
    if (letters > 1e9) break;
  }
  return letters;
}
