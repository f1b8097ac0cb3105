import { expect, it } from 'vitest';
import { inSentence } from './inSentence.ts';

it.each([
  ['Purchase order', 'purchase order'],
  ['QC inspection', 'QC inspection'],
  ['P2P case', 'P2P case'],
  ['ใบสั่งซื้อ', 'ใบสั่งซื้อ'],
  ['', ''],
])('a title stands within a sentence: %s', (title, expected) => {
  expect(inSentence(title)).toBe(expected);
});
