import { expect, it } from 'vitest';
import { defineWidget, type Layout, type LayoutObject } from '../../../schemas/index.ts';
import { buildLayout } from '../../../tests/factories/buildPage.ts';
import { listObjects } from '../walkLayout.ts';
import { includeLayouts } from './includeLayouts.ts';

const block = defineWidget({
  type: 'block',
  title: { th: 'ก', en: 'a' },
  icon: 'x',
  category: 'structure',
  version: 1,
  hydrate: 'never',
  props: { type: 'object', properties: {} },
  includes: ({ key }) => (typeof key === 'string' ? key : undefined),
});
const findDefinition = (type: string) => (type === 'block' ? block : undefined);
const shows = (uid: string, key: string): LayoutObject => ({ uid, type: 'block', key });
const include = (objects: LayoutObject[], layouts: Record<string, Layout>, key = 'cms/page') =>
  includeLayouts(buildLayout({}, objects), { key, findDefinition, findLayout: async (name) => layouts[name] });
const uids = (layout: Layout) => listObjects(layout).map((object) => object.uid);

it('puts the rows of the named layout into the object', async () => {
  const layout = await include([shows('b', 'cms/foot')], { 'cms/foot': buildLayout({}, [{ uid: 't', type: 'text' }]) });
  expect(uids(layout)).toEqual(['b', 'b.t']);
});

it('gives two copies of one layout uids of their own, logics included', async () => {
  const foot = buildLayout({}, [
    { uid: 'f', type: 'select', logics: [{ method: 'show', destination: { uid: 't' } }] },
    { uid: 't', type: 'text' },
  ]);
  const layout = await include([shows('a', 'x/foot'), shows('b', 'x/foot')], { 'x/foot': foot });
  expect(new Set(uids(layout)).size).toBe(6);
  expect(listObjects(layout).find((object) => object.uid === 'b.f')?.logics?.[0]?.destination.uid).toBe('b.t');
});

it('follows layouts inside layouts and stops where one would hold itself', async () => {
  const layouts = { 'x/a': buildLayout({}, [shows('toB', 'x/b')]), 'x/b': buildLayout({}, [shows('toA', 'x/a')]) };
  const layout = await include([shows('start', 'x/a')], layouts);
  expect(uids(layout)).toEqual(['start', 'start.toB', 'start.toB.toA']);
  expect(uids(await include([shows('self', 'cms/page')], { 'cms/page': layout }))).toEqual(['self']);
});

it('ends even where layouts name each other many times over', async () => {
  const many = (to: string) => Array.from({ length: 20 }, (_, index) => shows(`${to}${index}`, `x/${to}`));
  const chain = ['a', 'b', 'c', 'd', 'e'];
  const layouts = Object.fromEntries(
    chain.map((name, at) => [`x/${name}`, buildLayout({}, many(chain[at + 1] ?? 'f'))]),
  );
  expect(uids(await include([shows('s', 'x/a')], layouts)).length).toBeLessThan(3000);
});

it('stays empty where there is no layout, or none for this visitor, whatever was stored in it', async () => {
  const stored = { ...shows('b', 'x/none'), rows: buildLayout({}, [{ uid: 'old', type: 'text' }]).rows };
  expect(uids(await include([stored], {}))).toEqual(['b']);
});

it('returns the very same layout when nothing is included', async () => {
  const layout = buildLayout({}, [{ uid: 't', type: 'text' }]);
  expect(await includeLayouts(layout, { findDefinition, findLayout: async () => undefined })).toBe(layout);
});
