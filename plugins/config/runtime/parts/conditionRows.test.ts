import { expect, it } from 'vitest';
import { readRows, writeRows } from './conditionRows.ts';
import type { RightField } from './ownRole.ts';

const title = { th: 'ก', en: 'A' };
const fields: RightField[] = [
  { name: 'shelf', title, type: 'string' },
  { name: 'price', title, type: 'number' },
  { name: 'rare', title, type: 'boolean' },
];

it.each([[{ shelf: 'novel' }], [{ price: { $gte: 100 }, rare: true }], [{ borrower: '$user.id' }]])(
  'shows %j in lines and writes the same',
  (when) => {
    expect(writeRows(readRows(when) ?? [], fields)).toEqual(when);
  },
);

it('leaves what lines cannot say to its text', () => {
  expect(readRows({ $or: [{ shelf: 'a' }] })).toBeUndefined();
  expect(readRows({ shelf: { $in: ['a'] } })).toBeUndefined();
  expect(readRows({ price: { $gt: 1, $lt: 5 } })).toBeUndefined();
});

it('writes no condition where nothing is filled in', () => {
  expect(writeRows([{ field: 'shelf', op: '$eq', value: '' }], fields)).toBeUndefined();
  expect(readRows(undefined)).toEqual([]);
});
