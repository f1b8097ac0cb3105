import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type PagedLine, type PageRules, paginateLines } from './paginateLines.ts';

const rules: PageRules = {
  perPage: 20,
  padTo: 3,
  rowHeight: 20,
  room: { only: 450, first: 750, middle: 900, last: 600 },
};
const lines = (count: number, height = 20): PagedLine[] =>
  Array.from({ length: count }, () => ({ height, amount: 10 }));

it.each([
  [0, 1],
  [1, 1],
  [12, 1],
  [13, 1],
  [20, 1],
  [21, 2],
  [60, 3],
  [1000, 50],
])('%i short lines are %i pages', (count, pages) => {
  expect(paginateLines(lines(count), rules)).toHaveLength(pages);
});

it('pads a short page and keeps to a least number of pages', () => {
  expect(paginateLines(lines(1), rules).map(({ padding }) => padding)).toEqual([2]);
  const two = paginateLines(lines(5), { ...rules, minPages: 2, perPage: 12, padTo: 12 });
  expect(two.map(({ from, to, padding, isLast }) => [from, to, padding, isLast])).toEqual([
    [0, 5, 7, false],
    [5, 5, 12, true],
  ]);
});

it('takes two lines along when the closing block needs a page of its own, and pads only after the last', () => {
  const pages = paginateLines(lines(20, 30), { ...rules, padTo: 20 });
  expect(pages.map(({ from, to, padding }) => [from, to, padding])).toEqual([
    [0, 18, 0],
    [18, 20, 18],
  ]);
});

it.each([
  [21, [19, 2]],
  [22, [20, 2]],
  [41, [20, 19, 2]],
])('leaves no line of %i alone on the last page', (count, shape) => {
  expect(paginateLines(lines(count), rules).map(({ from, to }) => to - from)).toEqual(shape);
});

it('keeps a line by itself in a grid of as many rows as a page has, and where two have no room', () => {
  const shapeOf = (some: Partial<PageRules>) =>
    paginateLines(lines(21), { ...rules, ...some }).map(({ from, to }) => to - from);
  expect(shapeOf({ padTo: 20 })).toEqual([20, 1]);
  expect(shapeOf({ room: { ...rules.room, last: 30 } })).toEqual([20, 1]);
});

it('begins on the second page where the first has no room for a row', () => {
  const pages = paginateLines(lines(3, 100), { ...rules, room: { only: -50, first: 40, middle: 900, last: 600 } });
  expect(pages.map(({ from, to }) => [from, to])).toEqual([
    [0, 0],
    [0, 3],
  ]);
});

it('says by how much a row is taller than its page', () => {
  const [page] = paginateLines(lines(1, 1000), { ...rules, room: { only: 700, first: 800, middle: 900, last: 800 } });
  expect(page?.spare).toBe(-200);
});

it('loses and doubles no line, splits no row, keeps the closing block whole, and its sums agree', () => {
  const line = fc.record({ height: fc.integer({ min: 20, max: 280 }), amount: fc.integer({ min: -1e6, max: 1e9 }) });
  const satang = line.map(({ height, amount }) => ({ height, amount: amount / 100 }));
  fc.assert(
    fc.property(fc.array(satang, { maxLength: 300 }), fc.integer({ min: 1, max: 3 }), (some, minPages) => {
      const pages = paginateLines(some, { ...rules, minPages });
      const heights = pages.map(({ from, to }) => some.slice(from, to).reduce((all, { height }) => all + height, 0));
      expect(pages.flatMap(({ from, to }) => some.slice(from, to))).toEqual(some);
      expect(pages.map(({ number }) => number)).toEqual(pages.map((_, at) => at + 1));
      for (const [at, page] of pages.entries()) {
        const room = (page.isFirst ? 750 : 900) - (page.isLast ? 300 : 0);
        expect(heights[at]).toBeLessThanOrEqual(room);
        expect(page.to - page.from).toBeLessThanOrEqual(20);
        expect(page.carriedIn).toBe(pages[at - 1]?.carriedOut ?? 0);
        expect(page.isLast).toBe(at === pages.length - 1);
      }
      const total = some.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100;
      expect(pages.at(-1)?.carriedOut).toBe(total);
    }),
    { numRuns: 60 },
  );
});
