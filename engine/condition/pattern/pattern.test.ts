import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computingTime } from '../../../tests/support/computingTime.ts';
import { matchPattern } from './matchPattern.ts';
import { parsePattern } from './parsePattern.ts';
import { writePattern } from './writePattern.ts';

const atoms = fc.constantFrom(
  'a',
  'b',
  'ก',
  '.',
  '[ab]',
  '[^a]',
  '[a-c]',
  '\\d',
  '\\w',
  '\\s',
  '\\.',
  '\\n',
  '[\\d_]',
  '^',
  '$',
);
const patterns = fc.letrec<{ pattern: string }>((tie) => ({
  pattern: fc.oneof(
    { maxDepth: 3 },
    atoms,
    fc.tuple(tie('pattern'), tie('pattern')).map((parts) => parts.join('')),
    fc.tuple(tie('pattern'), tie('pattern')).map((parts) => `(?:${parts.join('|')})`),
    fc
      .tuple(tie('pattern'), fc.constantFrom('*', '+', '?', '{2}', '{1,3}', '{0,2}', '+?'))
      .map(([inner, times]) => `(${inner})${times}`),
  ),
})).pattern;
const texts = fc
  .array(fc.constantFrom('a', 'b', 'c', 'A', 'ก', '1', '_', '.', ' ', '\n', 'é'), { maxLength: 8 })
  .map((parts) => parts.join(''));

describe('a pattern', () => {
  it('is found where JavaScript finds it', () => {
    let compared = 0;
    fc.assert(
      fc.property(patterns, fc.constantFrom('', 'i', 'm', 's', 'im'), texts, (source, options, text) => {
        const expected = new RegExp(source, options).test(text);
        let found: boolean;
        try {
          found = matchPattern(parsePattern(source, options, ''), text);
        } catch {
          return; // a quantifier on something that can be empty is refused
        }
        compared += 1;
        expect(found).toBe(expected);
      }),
      { numRuns: 3_000, seed: 1 },
    );
    expect(compared).toBeGreaterThan(1_500);
  });

  it('takes time in proportion to the text, however hostile it is', async () => {
    const ms = await computingTime(() => {
      expect(matchPattern(parsePattern('(a+)+$', '', ''), `${'a'.repeat(20_000)}b`)).toBe(false);
      expect(matchPattern(parsePattern('(a|aa|b*a)+c', '', ''), 'a'.repeat(20_000))).toBe(false);
      expect(matchPattern(parsePattern('.*.*.*.*.*x', '', ''), 'a'.repeat(20_000))).toBe(false);
    });
    expect(ms).toBeLessThan(3_000);
  });

  it('ignores case of letters beyond ASCII, too', () => {
    expect(matchPattern(parsePattern('^École$', 'i', ''), 'ÉCOLE')).toBe(true);
    expect(matchPattern(parsePattern('[a-z]+[^x]$', 'i', ''), 'ABX')).toBe(false);
  });

  it.each([
    '(?=a)',
    '(?<n>a)',
    '\\1',
    '\\b',
    'a**',
    'a{2}{3}',
    '(a*)*',
    '[',
    '[]',
    '[b-a]',
    '(',
    ')',
    'a{',
    '*a',
    '\\',
    'a{1,999}',
    '(a{1,200}){1,200}',
    '\\u0041',
    '[[:alpha:]]',
  ])('%s is refused', (source) => {
    expect(() => parsePattern(source, '', 'x')).toThrow('Bad query at x');
  });

  it('is written for Postgres without a character that could be syntax', () => {
    const source = String.raw`a'"\|\[\]$^\)\\[^\]"]`;
    expect(writePattern(parsePattern(source, '', ''))).toMatch(/^[(?:)|[\]^$\\U0-9a-f{},-]*$/);
  });
});
