import { expect, it } from 'vitest';
import { defineProps, defineWidget, type LayoutObject, prop } from '../../../schemas/index.ts';
import { buildLayout } from '../../../tests/factories/buildPage.ts';
import { listLayoutFaults } from '../listLayoutFaults.ts';
import { listParts } from '../listParts.ts';
import { listObjects } from '../walkLayout.ts';
import { changeParts } from './changeParts.ts';
import { copyBlock } from './copyBlock.ts';
import { includeLayouts } from './includeLayouts.ts';

const title = { th: 'ก', en: 'a' };
const common = { title, icon: 'x', category: 'content', version: 1, hydrate: 'never' } as const;
const teaser = defineWidget({
  ...common,
  type: 'teaser',
  props: defineProps({
    text: prop.text(title, { max: 20 }),
    picture: prop.image(title),
    find: prop.query(title),
    tone: prop.choice(title, ['plain', 'loud']),
    items: prop.list(title, { label: prop.text(title), target: prop.link(title) }),
  }),
});
const box = defineWidget({ ...common, type: 'box', container: {}, props: defineProps({}) });
const synced = defineWidget({
  ...common,
  type: 'synced',
  includes: ({ of }) => (typeof of === 'string' ? `block/${of}` : undefined),
  block: { name: 'of', changes: 'changes', copiedTo: 'box' },
  props: defineProps({ of: prop.text(title) }),
});
const widgets = [teaser, box, synced];
const findDefinition = (type: string) => widgets.find((widget) => widget.type === type);

const hero: LayoutObject = {
  uid: 'h',
  type: 'teaser',
  text: 'เดิม',
  find: { collection: 'post' },
  tone: 'plain',
  items: [{ label: 'หนึ่ง', target: '/a' }],
};
const block = buildLayout({ settings: { title: 'บล็อก' } }, [hero]);

it('lists texts, pictures and links, those of list entries too, and nothing else', () => {
  expect(listParts(block.rows, findDefinition).map(({ uid, path }) => `${uid}.${path}`)).toEqual([
    'h.text',
    'h.picture',
    'h.items.0.label',
    'h.items.0.target',
  ]);
});

it('says instead what the page says, and nothing that is no part', () => {
  const changes = {
    h: {
      text: { th: 'ใหม่', en: 'New' },
      'items.0.target': '/b',
      'items.7.target': '/c',
      tone: 'loud',
      find: 'secret',
      uid: 'other',
      picture: 7,
      __proto__: 'x',
    },
    gone: { text: 'x' },
  };
  const [row] = changeParts(block.rows, changes, findDefinition);
  expect(row?.columns[0]?.objects[0]).toMatchObject({
    uid: 'h',
    text: { th: 'ใหม่', en: 'New' },
    tone: 'plain',
    find: { collection: 'post' },
    items: [{ label: 'หนึ่ง', target: '/b' }],
  });
  expect(row?.columns[0]?.objects[0]?.picture).toBeUndefined();
  expect(JSON.stringify(changeParts(block.rows, { h: { text: 'x'.repeat(21) } }, findDefinition))).toContain('เดิม');
});

it.each([undefined, null, 7, [], 'text', { h: 'x' }])('draws the block as it is with changes %j', (changes) => {
  expect(changeParts(block.rows, changes, findDefinition)).toEqual(block.rows);
});

it('draws a block on two pages with what each of them says', async () => {
  const page = buildLayout({}, [
    { uid: 'a', type: 'synced', of: 'x', changes: { h: { text: 'A' } } },
    { uid: 'b', type: 'synced', of: 'x' },
  ]);
  const drawn = await includeLayouts(page, { findDefinition, findLayout: async () => block });
  const texts = listObjects(drawn).map(({ uid, text }) => [uid, text]);
  expect(Object.fromEntries(texts)).toEqual({ a: undefined, 'a.h': 'A', b: undefined, 'b.h': 'เดิม' });
});

it('ends at a depth, however many blocks hold each other', async () => {
  const layouts = Object.fromEntries(
    Array.from({ length: 40 }, (_, at) => [
      `block/n${at}`,
      buildLayout({}, [{ uid: 's', type: 'synced', of: `n${at + 1}` }]),
    ]),
  );
  const page = buildLayout({}, [{ uid: 's', type: 'synced', of: 'n0' }]);
  const drawn = await includeLayouts(page, { findDefinition, findLayout: async (key) => layouts[key] });
  expect(listObjects(drawn).length).toBeLessThan(15);
});

it('becomes a copy with uids of its own, whose logics still find each other', () => {
  const ids = Array.from({ length: 10 }, (_, at) => `n${at}`);
  const source = buildLayout({}, [
    { ...hero, logics: [{ method: 'show', destination: { uid: 'k' } }] },
    { uid: 'k', type: 'teaser' },
  ]);
  const object: LayoutObject = { uid: 'a', type: 'synced', of: 'x', show: false, changes: { h: { text: 'A' } } };
  const copy = copyBlock(object, synced, source, { findDefinition, createId: () => ids.pop() ?? '' });
  expect(copy).toMatchObject({ uid: 'a', type: 'box', v: 1, show: false });
  expect(copy).not.toHaveProperty('of');
  const [first, second] = listObjects({ rows: copy.rows ?? [] });
  expect(first).toMatchObject({ text: 'A', logics: [{ destination: { uid: second?.uid } }] });
  expect(listLayoutFaults(buildLayout({}, [copy]))).toEqual([]);
});
