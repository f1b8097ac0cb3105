import { expect, it } from 'vitest';
import { fitWidths } from './fitWidths.ts';

const widths = { number: 120, customer: 240, note: 184, total: 130 };
const long = new Set(['customer', 'note']);

it('leaves widths that have room', () => {
  expect(fitWidths(widths, long, 674)).toEqual(widths);
});

it('takes what is missing from long texts, from each as much as it has to give', () => {
  const fitted = fitWidths(widths, long, 590);
  expect(fitted).toEqual({ number: 120, customer: 184, note: 156, total: 130 });
});

it('leaves all as they are where texts would become too short to read', () => {
  expect(fitWidths(widths, long, 500)).toEqual(widths);
});
