import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LinearRegExp, linearRegExp } from './linearRegExp.ts';

describe('linearRegExp', () => {
  it.each([
    ['^CUS(?:\\d{3}|\\d{8,})$', ['CUS001', 'CUS20260001'], ['CUS01', 'CUS']],
    ['^[0-9+\\-\\s()]+$', ['+66 (0) 81-2'], ['81x', '']],
    ['^(a+)+$', ['aaa'], ['aab', '']],
    ['b{2}', ['abba'], ['aba']],
    ['^[ก-๙]+$', ['ศาลา'], ['sala']],
  ])('%s takes what it should and nothing else', (source, good, bad) => {
    const pattern = linearRegExp(source);
    for (const text of good) expect(pattern.test(text), text).toBe(true);
    for (const text of bad) expect(pattern.test(text), text).toBe(false);
  });

  it.each([
    '^(a+)+$',
    '^(a|a)*$',
    '^a*a*a*a*a*a*$',
    '^(a?){20}a{20}$',
    '^(?:a|aa|aaa){1,50}$',
    '(a*)b',
    '^a{0,255}a{0,255}a{0,255}$',
  ])('%s gives its answer in good time on a long text', (source) => {
    let pattern: LinearRegExp;
    try {
      pattern = linearRegExp(source);
    } catch {
      return; // refused when the collection is defined
    }
    const started = performance.now();
    pattern.test(`${'a'.repeat(3000)}!`);
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  it('answers as the built-in engine does', () => {
    const part = fc.constantFrom(
      'a',
      'b',
      '\\d',
      '[ab]',
      '.',
      'a{2}',
      'b+',
      '[^a]?',
      '(?:a|b1)',
      '(?:ab){1,2}',
      '\\d*',
    );
    const sources = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => `^${parts.join('')}$`);
    const texts = fc.string({ unit: fc.constantFrom('a', 'b', '1'), maxLength: 8 });
    fc.assert(
      fc.property(sources, texts, (source, text) => {
        expect(linearRegExp(source).test(text)).toBe(new RegExp(source, 'u').test(text));
      }),
      { numRuns: 1000 },
    );
  });
});
