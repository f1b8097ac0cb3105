import { expect, it } from 'vitest';
import { writeRows } from './saveRows.ts';

it.each([
  ['ชื่อ', 'ชื่อ'],
  ['a, b', '"a, b"'],
  ['say "yes"', '"say ""yes"""'],
  ['=1+1', "'=1+1"],
  ['two\nlines', '"two\nlines"'],
])('%s stays itself in a spreadsheet', (cell, written) => {
  expect(writeRows([['first', cell]])).toBe(`\ufefffirst,${written}\r\n`);
});
