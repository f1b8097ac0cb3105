import { expect, it } from 'vitest';
import { alignDecimals } from './alignDecimals.ts';

const column = (texts: string[], align = 'end') => texts.map((text) => ({ cells: [{ text, under: [], align }] }));
const aligned = (texts: string[], align?: string) =>
  alignDecimals(column(texts, align)).map(({ cells }) => cells[0]?.text);

it.each([
  [
    ['1', '2.5', '1,000.25', ''],
    ['1.00', '2.50', '1,000.25', ''],
  ],
  [
    ['1', '20', '-3'],
    ['1', '20', '-3'],
  ],
  [
    ['10%', '2.5'],
    ['10%', '2.5'],
  ],
])('%j stands as %j', (texts, shown) => {
  expect(aligned(texts)).toEqual(shown);
});

it('leaves what is no column of numbers', () => {
  expect(aligned(['1', '2.5'], 'start')).toEqual(['1', '2.5']);
  expect(alignDecimals([])).toEqual([]);
});
