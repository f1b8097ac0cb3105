import { expect, it } from 'vitest';
import { type LayoutObject, readText, type Text } from '../../../schemas/index.ts';
import { createSay } from '../../language/LanguageProvider.tsx';
import { fakeCatalog } from '../../testing/fakeCatalog.ts';
import { toEditor } from '../convert/toEditor.ts';
import { getNode, rootId } from '../tree/tree.ts';
import type { Catalog } from './catalog.ts';
import { describeNode, joinLabel } from './describeNode.ts';

const language = {
  say: createSay('th'),
  read: (text: Text | string | undefined) => readText(text, 'th'),
  language: 'th' as const,
};

/** A page that holds nothing else. */
const openPageOf = (object: LayoutObject, settings = {}) =>
  toEditor({
    version: 1,
    kind: 'page',
    settings,
    rows: [{ uid: 'r', columns: [{ uid: 'c', objects: [object] }] }],
  });

it('tells a field by what readers see, not by the name under which its answer is kept', () => {
  const field = { uid: 'f', type: 'button', v: 1, name: 'phone', label: { th: 'เบอร์โทรศัพท์', en: 'Phone' } };
  const tree = openPageOf(field);
  expect(joinLabel(describeNode(getNode(tree, 'f'), { tree, catalog: fakeCatalog, language }))).toBe('ปุ่ม: เบอร์โทรศัพท์');
});

it('tells texts in the only language of a page, and kinds in that of the builder', () => {
  const row = (uid: string, tab: string) => ({ uid, tab, columns: [{ uid: `${uid}c`, objects: [] }] });
  const title = { th: 'บุคคล', en: 'People' };
  const button = { uid: 'b', type: 'button', v: 1, title, tabs: [{ uid: 'a', title }], rows: [row('r1', 'a')] };
  const tell = (settings: object) => {
    const tree = openPageOf(button, settings);
    const definition = { ...fakeCatalog.find('button')?.definition, container: { panelsFrom: 'tabs' } };
    const catalog = { ...fakeCatalog, find: () => ({ definition }) } as unknown as Catalog; // all that is read of it
    return ['b', 'r1'].map((id) => joinLabel(describeNode(getNode(tree, id), { tree, catalog, language })));
  };
  expect(tell({})).toEqual(['ปุ่ม: บุคคล', 'บุคคล']);
  expect(tell({ onlyIn: 'en' })).toEqual(['ปุ่ม: People', 'People']);
});

it('tells a name once that is that of its kind', () => {
  const heading = { uid: 'h', type: 'header', v: 1, text: { th: 'หัวข้อ', en: 'Heading' } };
  const tree = openPageOf(heading);
  expect(joinLabel(describeNode(getNode(tree, 'h'), { tree, catalog: fakeCatalog, language }))).toBe('หัวข้อ');
});

it('does not tell what is chosen of a few, such as the picture that stands in for one', () => {
  const choice = { type: 'string' as const, enum: ['place', 'person'] };
  const definition = { ...fakeCatalog.find('button')?.definition, props: { properties: { placeholder: choice } } };
  const catalog = { ...fakeCatalog, find: () => ({ definition }) } as unknown as Catalog; // all that is read of it
  const object = { uid: 'f', type: 'image', v: 1, placeholder: 'place', caption: 'ร้านเรา' };
  const tree = openPageOf(object);
  expect(describeNode(getNode(tree, 'f'), { tree, catalog, language }).detail).toBe('ร้านเรา');
});

it('calls a synced block by its name', () => {
  const block = { name: 'block', changes: 'changes', copiedTo: 'card' };
  const definition = { ...fakeCatalog.find('button')?.definition, title: { th: 'บล็อก', en: 'Block' }, block };
  const catalog = { ...fakeCatalog, find: () => ({ definition }) } as unknown as Catalog; // all that is read of it
  const object = { uid: 'f', type: 'synced', v: 1, block: 'Opening' };
  const tree = openPageOf(object);
  expect(joinLabel(describeNode(getNode(tree, 'f'), { tree, catalog, language }))).toBe('บล็อก: Opening');
});

it('calls the layout by the word for what is edited', () => {
  const tree = toEditor({ version: 1, kind: 'popup', settings: {}, rows: [] });
  const spoken = { ...language, say: createSay('th', 'popupKind') };
  expect(describeNode(getNode(tree, rootId), { tree, catalog: fakeCatalog, language: spoken }).title).toBe('ป๊อปอัป');
});

it('calls the rows of a container after their panel: a tab by its title, a column by its number', () => {
  const row = (uid: string, tab: string) => ({ uid, tab, columns: [{ uid: `${uid}c`, objects: [] }] });
  const tabs = [{ uid: 'a', title: { th: 'บุคคล', en: 'People' } }, { uid: 'b' }];
  const holder = { uid: 'h', type: 'tabs', v: 1, tabs, rows: [row('r1', 'a'), row('r2', 'b'), row('r3', 'b')] };
  const tree = openPageOf(holder);
  const definition = { ...fakeCatalog.find('button')?.definition, container: { panelsFrom: 'tabs' } };
  const catalog = { ...fakeCatalog, find: () => ({ definition }) } as unknown as Catalog; // all that is read of it
  const titles = ['r1', 'r2', 'r3'].map((id) => describeNode(getNode(tree, id), { tree, catalog, language }).title);
  expect(titles).toEqual(['บุคคล', 'คอลัมน์ที่ 2 · แถวที่ 1', 'คอลัมน์ที่ 2 · แถวที่ 2']);
});
