import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNames } from '../terms/formatNames.ts';
import { formats } from './formats.ts';

const accepts = (format: string, text: string) => formats[format]?.test(text);

describe('formats', () => {
  it.each([
    [
      'email',
      ['a@b.co', 'first.last+tag@sub.example.com'],
      ['a@b', '@b.co', 'a b@c.co', 'a@b c.co', 'a@@b.co', 'a@b..co'],
    ],
    [
      'thai-phone',
      ['0612345678', '081-234-5678', '09 1234 5678', '02-123-4567', '053123456', '0212345678'],
      ['0112345678', '081234567', '08123456789', '+66812345678', '081x345678', ''],
    ],
    ['phone', ['+66 (0) 81-234-5678', '1'], ['12a', '-', '']],
    ['phone-9', ['081-234-567', '+66 81 234 5678'], ['1234-5678', 'abcdefghi']],
    ['thai-citizen-id', ['1101700230708'], ['1101700230709', '110170023070', '11017002307083', '๑๑๐๑๗๐๐๒๓๐๗๐๓']],
    ['tax-id', ['1101700230708'], ['1234567890123']],
    ['postal-code-th', ['50000'], ['5000', '500000', 'ABCDE']],
    ['branch-code-th', ['00000'], ['0']],
    ['generated-code', ['ABC', 'a-b_9', 'A'.repeat(50)], ['AB', 'A'.repeat(51), 'ก12', 'A B']],
    [
      'uri',
      ['https://sala.dev/a?b=c', '/local/path', '/'],
      ['javascript:alert(1)', '//evil.example', 'ftp://x', 'a b'],
    ],
    ['uuid', ['123e4567-e89b-12d3-a456-426614174000'], ['123e4567']],
    ['color', ['#fff', '#0f766e', '#0f766e80'], ['red', '#ff', '#0f766']],
    ['time', ['23:59', '08:00:30'], ['24:00', '8:00']],
    ['date', ['2026-01-31'], ['2026-02-31']],
    ['date-time', ['2026-01-31T10:00:00Z'], ['10:00']],
  ])('%s takes what it should and nothing else', (format, good, bad) => {
    for (const text of good) expect(accepts(format, text), text).toBe(true);
    for (const text of bad) expect(accepts(format, text), text).toBe(false);
  });

  it('answer quickly whatever the text', () => {
    const started = performance.now();
    for (const format of formatNames)
      for (const character of ['a', '0', '-', '.', ' ', '@', 'a.']) accepts(format, `${character.repeat(50_000)}!`);
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  it('never break', () => {
    fc.assert(
      fc.property(fc.constantFrom(...formatNames), fc.string({ unit: 'binary' }), (format, text) => {
        expect(accepts(format, text)).toBeTypeOf('boolean');
      }),
    );
  });
});
