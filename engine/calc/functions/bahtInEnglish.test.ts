import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal } from '../values/decimal.ts';
import { spellBahtInEnglish } from './bahtInEnglish.ts';

const values: Record<string, number> = Object.fromEntries(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value) => [word, value]),
);
'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').forEach((word, at) => {
  values[word] = (at + 2) * 10;
});
const groups: Record<string, number> = { thousand: 1e3, million: 1e6, billion: 1e9 };

/** Reads words back by adding up: another way than the one that wrote them. */
function readWords(words: string): number {
  let all = 0;
  let group = 0;
  for (const word of words.split(/[ -]/)) {
    if (word in values) group += values[word] ?? 0;
    else if (word === 'hundred') group *= 100;
    else {
      all += group * (groups[word] ?? Number.NaN);
      group = 0;
    }
  }
  return all + group;
}

describe('an amount in English words', () => {
  it.each([
    ['0', 'Zero baht only'],
    ['0.25', 'Twenty-five satang only'],
    ['1', 'One baht only'],
    ['100', 'One hundred baht only'],
    ['101.50', 'One hundred one baht and fifty satang only'],
    ['1000000', 'One million baht only'],
    ['367350.06', 'Three hundred sixty-seven thousand three hundred fifty baht and six satang only'],
    ['12000000000', 'Twelve billion baht only'],
    ['-45.5', 'Minus forty-five baht and fifty satang only'],
    ['-0.001', 'Zero baht only'],
    ['999.995', 'One thousand baht only'],
  ])('%s is %s', (amount, words) => {
    expect(spellBahtInEnglish(decimal(amount))).toBe(words);
  });

  it('is read back as what it was', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), fc.integer({ min: 0, max: 99 }), (baht, satang) => {
        const words = spellBahtInEnglish(decimal(`${baht}.${String(satang).padStart(2, '0')}`)).toLowerCase();
        const [, whole = 'zero', part = 'zero'] = /^(?:(.*) baht)?(?: and )?(?:(.*) satang)? only$/.exec(words) ?? [];
        expect([readWords(whole), readWords(part)]).toEqual([baht, satang]);
      }),
    );
  });
});
