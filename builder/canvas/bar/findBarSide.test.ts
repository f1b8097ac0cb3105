import { expect, it } from 'vitest';
import { findBarCorner, findBarShift, findBarSide } from './findBarSide.ts';

const area = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const bar = { width: 240, height: 32 };
const seen = area(0, 0, 1000, 800);
const frame = area(100, 300, 600, 40);
const above = area(100, 270, 300, 26);
const below = area(100, 344, 300, 26);
const find = (drawn: (typeof seen)[], of = frame) => findBarSide({ frame: of, bar, seen, drawn });

it('stands above while nothing is there', () => {
  expect(find([])).toBe('above');
});

it('goes below when it would cover what is above', () => {
  expect(find([above])).toBe('below');
});

it('goes to the end of a line that is short, when both sides are taken', () => {
  expect(find([above, below])).toBe('above-end');
});

it('goes beside what stands between full lines', () => {
  const around = (left: number) => [area(left, 270, 600, 26), area(left, 344, 600, 26)];
  expect(find(around(100))).toBe('after');
  expect(find(around(400), area(400, 300, 600, 40))).toBe('before');
});

it('stays where it is seen: not above the top of the page, nor below what reaches beyond the window', () => {
  expect(find([], area(100, 10, 600, 40))).toBe('below');
  expect(find([above], area(100, 300, 600, 900))).toBe('above-end');
});

it('covers a little rather than be cut off at the edge', () => {
  const narrow = area(790, 300, 190, 40);
  const lines = [area(790, 262, 60, 34), area(790, 344, 190, 26), area(100, 0, 670, 600)];
  expect(find(lines, narrow)).toBe('above-end');
});

it('stands inside what fills the window, unless there is room beside its top', () => {
  expect(find([], area(500, -100, 480, 1200))).toBe('inside');
  expect(find([], area(500, 0, 480, 1200))).toBe('before');
  const label = area(510, 10, 120, 24);
  expect(find([label], area(500, -100, 480, 1200))).toBe('inside-end');
});

it('is moved until all of it is seen, where it is wider than what is left beside either end', () => {
  const phone = area(0, 0, 390, 800);
  const shift = (side: Parameters<typeof findBarShift>[0], of: typeof frame) =>
    findBarShift(side, { frame: of, bar: { width: 356, height: 44 }, seen: phone });
  expect(shift('above', area(38, 300, 314, 76))).toBe(-2);
  expect(shift('above-end', area(38, 300, 314, 76))).toBe(2);
  expect(shift('inside', area(38, -100, 314, 1000))).toBe(-10);
  expect(shift('above', area(10, 300, 370, 76))).toBe(0);
});

it('has its corner beside the frame, and moves as far as it must to be seen whole', () => {
  const corner = (side: Parameters<typeof findBarCorner>[0], of: typeof frame) =>
    findBarCorner(side, { frame: of, bar, seen });
  expect(corner('above', frame)).toEqual({ left: 100, top: 262 });
  expect(corner('below', frame)).toEqual({ left: 100, top: 346 });
  expect(corner('above', area(900, 10, 90, 40))).toEqual({ left: 754, top: 6 });
});
