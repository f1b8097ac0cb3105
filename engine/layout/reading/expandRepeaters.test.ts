import { expect, it } from 'vitest';
import { defineWidget, type Json, type LayoutObject, type Row } from '../../../schemas/index.ts';
import { listObjects } from '../walkLayout.ts';
import { dropRepeated, expandRepeaters, type RepeatOptions } from './expandRepeaters.ts';

const repeater = defineWidget({
  type: 'repeater',
  title: { th: '', en: '' },
  icon: '',
  category: 'data',
  version: 1,
  hydrate: 'never',
  props: { type: 'object', properties: {} },
  repeats: 'items',
});
const row = (uid: string, ...objects: LayoutObject[]): Row => ({ uid, columns: [{ uid: `${uid}c`, objects }] });
const list = (uid: string, ...rows: Row[]): LayoutObject => ({ uid, type: 'repeater', repeated: rows });

function expand(rows: Row[], data: Record<string, Json[]>, more: Partial<RepeatOptions> = {}) {
  return expandRepeaters(rows, {
    findDefinition: (type) => (type === 'repeater' ? repeater : undefined),
    itemsOf: ({ uid }) => data[uid],
    prepareRows: (template) => template,
    budget: { objects: 1000 },
    ...more,
  });
}
const uids = (rows: Row[]) => listObjects({ rows }).map(({ uid }) => uid);

it('draws the rows once for each record, under uids of their own', () => {
  const { rows, items } = expand([row('r', list('l', row('t', { uid: 'a', type: 'x' })))], {
    l: [{ id: 'p1' }, { id: 'p2' }],
  });
  expect(uids(rows)).toEqual(['l', 'l.p1.a', 'l.p2.a']);
  expect(rows[0]?.columns[0]?.objects[0]?.rows?.map((one) => [one.uid, one.tab])).toEqual([
    ['l.p1.t', 'p1'],
    ['l.p2.t', 'p2'],
  ]);
  expect(items.get('l.p2.a')).toEqual({ id: 'p2' });
});

it('keeps uids apart whatever the records call themselves', () => {
  const { rows } = expand([row('r', list('l', row('t', { uid: 'a', type: 'x' })))], {
    l: [{ id: 'p' }, { id: 'p' }, { id: '../x' }, {}, 7, null],
  });
  expect(uids(rows)).toEqual(['l', 'l.p.a', 'l._1.a', 'l._2.a', 'l._3.a']);
});

it('lets a list inside a copy wait for its own records', () => {
  const inner = list('in', row('u', { uid: 'b', type: 'x' }));
  const first = expand([row('r', list('l', row('t', inner)))], { l: [{ id: 'p' }] });
  expect(uids(first.rows)).toEqual(['l', 'l.p.in']);
  const second = expand(first.rows, { 'l.p.in': [{ id: 'q' }] });
  expect(uids(second.rows)).toEqual(['l', 'l.p.in', 'l.p.in.q.b']);
  expect(JSON.stringify(dropRepeated(first.rows))).not.toContain('repeated');
});

it('makes no more objects than a page can bear', () => {
  const records = Array.from({ length: 50 }, (_, index) => ({ id: `p${index}` }));
  const { rows } = expand(
    [row('r', list('l', row('t', { uid: 'a', type: 'x' })))],
    { l: records },
    { budget: { objects: 9 } },
  );
  expect(uids(rows)).toHaveLength(10);
});
