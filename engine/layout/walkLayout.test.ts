import { expect, it } from 'vitest';
import type { Layout, LayoutObject, Row } from '../../schemas/index.ts';
import { findObject, listObjects, walkLayout } from './walkLayout.ts';

const object = (uid: string, rows?: Row[]): LayoutObject => ({ uid, type: 'x', ...(rows ? { rows } : {}) });
const row = (uid: string, ...objects: LayoutObject[]): Row => ({ uid, columns: [{ uid: `${uid}-c`, objects }] });

const layout: Pick<Layout, 'rows'> = {
  rows: [
    row('r1', object('a', [row('r1a', object('b')), row('r1b', object('c'))]), object('d')),
    row('r2', object('e')),
  ],
};

it('visits rows and objects in reading order', () => {
  const seen: string[] = [];
  walkLayout(layout, { row: ({ uid }) => seen.push(uid), object: ({ uid }) => seen.push(uid) });
  expect(seen).toEqual(['r1', 'a', 'd', 'r1a', 'b', 'r1b', 'c', 'r2', 'e']);
});

it('finds an object wherever it stands', () => {
  expect(findObject(layout, 'c')?.uid).toBe('c');
  expect(findObject(layout, 'missing')).toBeUndefined();
});

it('lists the objects inside containers too', () => {
  expect(listObjects(layout).map(({ uid }) => uid)).toEqual(['a', 'd', 'b', 'c', 'e']);
});

it('needs no stack for a layout 100,000 containers deep', () => {
  let deepest = row('end');
  for (let depth = 0; depth < 100_000; depth += 1) deepest = row('r', object('o', [deepest]));
  expect(listObjects({ rows: [deepest] })).toHaveLength(100_000);
});
