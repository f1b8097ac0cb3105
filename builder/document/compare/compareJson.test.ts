import { expect, it } from 'vitest';
import type { Layout, LayoutObject } from '../../../schemas/index.ts';
import { toEditor } from '../convert/toEditor.ts';
import { compareJson, compareLines } from './compareJson.ts';
import { compareTrees } from './compareTrees.ts';

const layoutOf = (...objects: LayoutObject[]): Layout => ({
  version: 1,
  kind: 'page',
  settings: {},
  rows: [{ uid: 'r', columns: [{ uid: 'c', objects }] }],
});
const part = (uid: string, more: object = {}): LayoutObject => ({ uid, type: 'part', v: 1, ...more });

it('gives each property of a part that differs, and parts that came or went as a whole', () => {
  const before = toEditor(layoutOf(part('a', { text: 'old', style: { padding: 1, gap: 2 } }), part('b'), part('gone')));
  const after = toEditor(layoutOf(part('b'), part('a', { style: { padding: 3, gap: 2 }, wide: true }), part('new')));
  const found = compareTrees(before, after).map((difference) => [
    difference.node.id,
    compareJson(difference, { before, after }),
  ]);
  expect(Object.fromEntries(found)).toEqual({
    a: [
      { path: 'text', before: 'old', after: undefined },
      { path: 'style.padding', before: 1, after: 3 },
      { path: 'wide', before: undefined, after: true },
    ],
    b: [{ path: '', before: { in: 'c', objects: 1 }, after: { in: 'c', objects: 0 } }],
    new: [{ path: '', before: undefined, after: { uid: 'new', type: 'part', v: 1 } }],
    gone: [{ path: '', before: { uid: 'gone', type: 'part', v: 1 }, after: undefined }],
  });
});

const draw = (before: Parameters<typeof compareLines>[0], after: Parameters<typeof compareLines>[1]) =>
  compareLines(before, after).map(({ kind, text }) => ({ before: '-', after: '+', same: ' ', gap: ' ' })[kind] + text);

it('shows lines that differ between a few that stay', () => {
  const list = [1, 2, 3, 4, 5, 6, 7];
  expect(draw(list, list.toSpliced(3, 1, 40, 41))).toEqual([
    ...[' …', '   2,', '   3,', '-  4,', '+  40,', '+  41,', '   5,', '   6,', ' …'],
  ]);
  expect(draw('old', 'new')).toEqual(['-"old"', '+"new"']);
  expect(draw(undefined, true)).toEqual(['+true']);
  expect(draw([1, 1], [1, 1, 1])).toEqual([' [', '   1,', '+  1,', '   1', ' ]']);
});
