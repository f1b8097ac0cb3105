import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findMomentKind } from './findMomentKind.ts';

const find = (code: string) => findMomentKind(164, code);

it.each([
  [
    'day',
    ['d/m/yyyy', 'd/m/yyyy;@', '[$-107041E]d mmmm yyyy;@', '[$-D07041E]d mmm yy', '[$-41E]mmmm yyyy', 'd/m/bbbb'],
  ],
  [
    'day',
    ['[$-1010409]d mmm yy;@', 'BBBB', 'dd\\ mmm\\ bb', 'yyyy"ปี"', 'dddd', 'mmm', 'm', '[<45000]"เก่า";yyyy-mm-dd'],
  ],
  ['day', ['[$-411]ge.m.d', '[$-404]e/m/d', 'B2d-mmm-yy', 'yyyy\\h', '[Red]d.m.yy', 'd/m/yyyy_)', '"วันที่ "d mmm yyyy']],
  ['time', ['h:mm', 'hh:mm:ss', 'mm:ss', 'h:mm AM/PM', 'h:mm a/p', 'mm:ss.0', 'ss.000', '[$-F400]h:mm:ss\\ AM/PM']],
  ['both', ['d/m/yyyy h:mm', '[$-41E]d mmm yy h:mm;@', 'mmm h', 'dd/mm/bbbb hh:mm:ss', '[$-409]m/d/yy h:mm AM/PM;@']],
  ['elapsed', ['[h]:mm', '[hh]:mm:ss', '[mm]:ss', '[s]', '[h]:mm:ss;@']],
  [
    undefined,
    ['General', '0', '0.00', '#,##0.00', '0%', '0.00E+00', '##0.0E+0', '# ?/?', '@', '', '"dmy"', '\\d\\m\\y'],
  ],
  [undefined, ['"฿"#,##0.00', '[$฿-41E]#,##0.00;[Red]-[$฿-41E]#,##0.00', '0.0" days"', '[Magenta]0', '0.00_h', '0*d']],
  [
    undefined,
    ['_-* #,##0.00_-;-* #,##0.00_-;_-* "-"??_-;_-@_-', '[$USD] #,##0', '0-0000-00000-00-0', '[>=100000]0" day"'],
  ],
] as const)('is %s', (kind, codes) => {
  for (const code of codes) expect(find(code), code).toBe(kind);
});

it('knows the formats that stand in no file', () => {
  const kinds = (...ids: number[]) => ids.map((id) => findMomentKind(id, undefined));
  expect(kinds(14, 17, 18, 21, 22, 45, 46, 47)).toEqual([
    ...['day', 'day', 'time', 'time', 'both', 'time', 'elapsed', 'time'],
  ]);
  expect(kinds(27, 36, 50, 58, 71, 75, 77, 81)).toEqual([...Array(5).fill('day'), 'time', 'both', 'day']);
  expect(kinds(0, 1, 4, 9, 10, 11, 13, 37, 44, 48, 49, 59, 67, 70, 82)).toEqual(Array(15).fill(undefined));
  expect(findMomentKind(14, '0.00')).toBeUndefined();
});

it('takes any text for a format, quickly', () => {
  const signs = fc.constantFrom(
    '"',
    '[',
    ']',
    '\\',
    '_',
    '*',
    ';',
    'd',
    'm',
    'h',
    '0',
    '#',
    'E',
    '+',
    'ก',
    '[h]',
    'AM/PM',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(signs, { maxLength: 3000 }).map((all) => all.join('')),
      ),
      (code) => {
        expect([undefined, 'day', 'time', 'both', 'elapsed']).toContain(find(code));
      },
    ),
  );
});

it('takes no quoted letter for a part of a day', () => {
  const quiet = fc.string().map((text) => `"${text.replaceAll('"', '')}"`);
  fc.assert(
    fc.property(quiet, quiet, (before, after) => {
      expect(find(`${before}#,##0.00${after}`)).toBeUndefined();
      expect(find(`${before}d/m/bbbb${after}`)).toBe('day');
    }),
  );
});
