import fc from 'fast-check';
import { expect, it } from 'vitest';
import { code128 } from './code128.ts';

it('writes the bars of known texts', () => {
  expect(code128('A')?.join('')).toBe('211214' + '111323' + '131123' + '2331112');
  expect(code128('1234')?.join('')).toBe('211232' + '112232' + '131123' + '121241' + '2331112');
});

it.each(['', 'ก', 'a\n', 'x'.repeat(81)])('has no bars for %j', (text) => {
  expect(code128(text)).toBeUndefined();
});

it('is made of symbols of 11 modules whose bars are even, and ends with the stop', () => {
  const text = fc.string({
    minLength: 1,
    maxLength: 80,
    unit: fc.integer({ min: 32, max: 126 }).map((sign) => String.fromCodePoint(sign)),
  });
  fc.assert(
    fc.property(text, (some) => {
      const widths = code128(some) ?? [];
      const sum = widths.reduce((all, width) => all + width, 0);
      expect(sum % 11).toBe(2);
      for (let at = 0; at + 6 < widths.length; at += 6) {
        const symbol = widths.slice(at, at + 6);
        if (at + 7 === widths.length) break;
        expect(symbol.reduce((all, width) => all + width, 0)).toBe(11);
        expect(((symbol[0] ?? 0) + (symbol[2] ?? 0) + (symbol[4] ?? 0)) % 2).toBe(0);
      }
    }),
  );
});

it('is read back as what was written', () => {
  const text = fc.oneof(
    fc.stringMatching(/^[A-Z0-9-]{1,20}$/),
    fc.stringMatching(/^\d{1,20}$/),
    fc.stringMatching(/^[ -~]{1,20}$/),
  );
  fc.assert(
    fc.property(text, (some) => {
      expect(readBars(code128(some) ?? [])).toBe(some);
    }),
  );
});

/** Reads bars by a table of single symbols, as a scanner does. */
function readBars(widths: readonly number[]): string {
  const all = widths.join('');
  const values = (all.slice(0, -7).match(/.{6}/g) ?? []).map((bars) => table.indexOf(bars));
  const [first = 0, ...rest] = values.slice(0, -1);
  const sum = rest.reduce((total, value, at) => total + value * (at + 1), first);
  if (sum % 103 !== values.at(-1)) return 'wrong sum';
  let inDigits = first === 105;
  return rest
    .map((value) => {
      if (inDigits && value === 100) inDigits = false;
      else if (!inDigits && value === 99) inDigits = true;
      else return inDigits ? String(value).padStart(2, '0') : String.fromCodePoint(value + 32);
      return '';
    })
    .join('');
}

/** The table, one symbol by another way: from single texts. */
const table = (() => {
  const found: string[] = [];
  for (let sign = 32; sign < 127; sign += 1)
    found[sign - 32] = code128(String.fromCodePoint(sign))?.slice(6, 12).join('') ?? '';
  for (let pair = 0; pair < 100; pair += 1)
    found[pair] ??=
      code128(`${String(pair).padStart(2, '0')}00`)
        ?.slice(6, 12)
        .join('') ?? '';
  found[99] = '113141';
  found[100] = '114131';
  found[104] = '211214';
  found[105] = '211232';
  for (const check of ['311141', '411131']) found[check === '311141' ? 101 : 102] = check;
  return found;
})();
