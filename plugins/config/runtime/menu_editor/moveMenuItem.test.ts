import { expect, it } from 'vitest';
import { moveMenuItem } from './moveMenuItem.ts';

const lines = ['a', 'b', 'c'].map((uid) => ({ uid, title: uid }));
const order = (from: number, to: number) =>
  moveMenuItem(lines, from, to)
    .map(({ uid }) => uid)
    .join('');

it('moves a line up and down and leaves the others in their order', () => {
  expect(order(2, 0)).toBe('cab');
  expect(order(0, 1)).toBe('bac');
});

it('moves nothing beyond the ends', () => {
  expect(order(0, -1)).toBe('abc');
  expect(order(2, 3)).toBe('abc');
  expect(order(7, 0)).toBe('abc');
});
