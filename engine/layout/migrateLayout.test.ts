import { expect, it } from 'vitest';
import { defineWidget, type Layout, type LayoutObject, type WidgetDefinition } from '../../schemas/index.ts';
import { migrateLayout } from './migrateLayout.ts';

const card = defineWidget({
  type: 'card',
  title: { th: 'การ์ด', en: 'Card' },
  icon: 'square',
  category: 'content',
  version: 3,
  hydrate: 'never',
  aliases: ['Card'],
  props: { type: 'object', properties: {} },
  migrations: {
    1: ({ heading, ...object }) => ({ ...object, title: heading }) as LayoutObject,
    2: (object) => {
      if (object.title === 'broken') throw new Error('cannot be lifted');
      return { ...object, tone: 'calm' };
    },
  },
});
const find = (type: string): WidgetDefinition | undefined => (['card', 'Card'].includes(type) ? card : undefined);

function layoutOf(...objects: unknown[]): Layout {
  const rows = [{ uid: 'r', columns: [{ uid: 'c', objects }] }];
  return { version: 1, kind: 'page', settings: {}, rows } as unknown as Layout;
}
const lift = (...objects: unknown[]) => migrateLayout(layoutOf(...objects), find).rows[0]!.columns[0]!.objects;

it('lifts an object of version 1 through every step', () => {
  expect(lift({ uid: 'a', type: 'card', v: 1, heading: 'ศาลา' })).toEqual([
    { uid: 'a', type: 'card', v: 3, title: 'ศาลา', tone: 'calm' },
  ]);
});

it('gives an alias the widget’s own name', () => {
  expect(lift({ uid: 'a', type: 'Card', v: 3 })).toEqual([{ uid: 'a', type: 'card', v: 3 }]);
});

it('leaves what it does not know exactly as it is', () => {
  const unknown = { uid: 'a', type: 'hologram', v: 7, deep: { list: [1, { x: null }] } };
  const newer = { uid: 'b', type: 'card', v: 4, later: true };
  expect(lift(unknown, newer)).toEqual([unknown, newer]);
});

it('leaves an object as it is when its migration fails', () => {
  const broken = { uid: 'a', type: 'card', v: 2, title: 'broken' };
  expect(lift(broken)).toEqual([broken]);
});

it('lifts objects inside containers too', () => {
  const inner = { uid: 'i', columns: [{ uid: 'ic', objects: [{ uid: 'a', type: 'card', v: 2, title: 'x' }] }] };
  const [box] = lift({ uid: 'box', type: 'box', rows: [inner] });
  expect(box?.rows?.[0]?.columns[0]?.objects[0]).toMatchObject({ v: 3, tone: 'calm' });
});

it('never changes the layout it was given', () => {
  const layout = layoutOf({ uid: 'a', type: 'Card', v: 1, heading: 'ศาลา' });
  const before = structuredClone(layout);
  migrateLayout(layout, find);
  expect(layout).toEqual(before);
});

it('refuses a format that is newer than it knows', () => {
  expect(() => migrateLayout({ ...layoutOf(), version: 99 }, find)).toThrowError(/newer version/);
});

it('reads only what has the shape of a frame', () => {
  const junk = {
    version: 1,
    kind: 'page',
    settings: 'x',
    rows: [null, 5, { uid: 'r', columns: 'no' }, { columns: [] }],
  };
  expect(migrateLayout(junk as unknown as Layout, find)).toMatchObject({
    settings: {},
    rows: [{ uid: 'r', columns: [] }],
  });
});

it('ends on a layout 100,000 containers deep', () => {
  let row: unknown = { uid: 'end', columns: [] };
  for (let depth = 0; depth < 100_000; depth += 1)
    row = { uid: `r${depth}`, columns: [{ uid: 'c', objects: [{ uid: 'o', type: 'box', rows: [row] }] }] };
  const layout = { version: 1, kind: 'page', settings: {}, rows: [row] } as unknown as Layout;
  expect(migrateLayout(layout, find).rows).toHaveLength(1);
});
