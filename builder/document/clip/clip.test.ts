import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listLayoutFaults } from '../../../engine/layout/listLayoutFaults.ts';
import type { Json, JsonObject, Layout } from '../../../schemas/index.ts';
import { arbitraryLayout } from '../../testing/arbitraryLayout.ts';
import { buildTree, drawTree } from '../../testing/buildTree.ts';
import { expectSound } from '../../testing/expectSound.ts';
import { fakeCatalog } from '../../testing/fakeCatalog.ts';
import { openEditor } from '../../testing/openEditor.ts';
import { findNextPlace } from '../catalog/findNextPlace.ts';
import { toEditor } from '../convert/toEditor.ts';
import { toLayout } from '../convert/toLayout.ts';
import { removeNodes } from '../operations/removeNodes.ts';
import { setProperty } from '../operations/setProperty.ts';
import { stepNodes } from '../operations/stepNodes.ts';
import { getNode, type LayoutTree, rootId } from '../tree/tree.ts';
import { type Clip, copyParts, readClip, writeClip } from './clip.ts';
import { duplicateNodes } from './duplicateNodes.ts';
import { insertParts } from './insertParts.ts';

const kinds = { isField: () => true, isForm: () => false };

function paste(tree: LayoutTree, clip: Clip, selected: string | null, keepsUids = false) {
  const place = findNextPlace(tree, fakeCatalog, selected);
  return insertParts(tree, { parts: clip.parts, place, kinds, keepsUids });
}

function carry(tree: LayoutTree, ids: string[]): Clip {
  const clip = readClip(writeClip({ source: 'page/a', parts: copyParts(tree, ids) }));
  if (typeof clip === 'string') throw new Error(clip);
  return clip;
}

it('pastes behind the selection, into what is empty, and at the end of the page', () => {
  const tree = buildTree('a b | card | ');
  const clip = carry(tree, ['a', 'b']);
  const draw = (selected: string | null) => drawTree(paste(tree, clip, selected)!.tree).replace(/\b\w{12}\b/g, 'n');
  expect(draw('a')).toBe('a n n b | card | ');
  expect(draw('r0')).toBe('a b | n n | card | ');
  expect(draw('card')).toBe('a b | card[n n] | ');
  expect(draw('r2')).toBe('a b | card | n n');
  expect(draw(null)).toBe('a b | card |  | n n');
});

it('gives rows a place among rows, and objects that come with them a row of their own', () => {
  const tree = buildTree('a b / c | d');
  const clip = carry(tree, ['a', 'b', 'r1']);
  const { tree: after, ids } = paste(tree, clip, 'c')!;
  expect(drawTree(after).replace(/\b\w{12}\b/g, 'n')).toBe('a b / c | n n | n | d');
  expect(ids).toHaveLength(3);
  expectSound(after);
});

it('copies what stands in a selected column, and nothing twice', () => {
  const tree = buildTree('a b / c');
  expect(copyParts(tree, ['r0c0']).map(({ json }) => json.uid)).toEqual(['a', 'b']);
  expect(copyParts(tree, ['c', 'a', 'r0']).map(({ kind }) => kind)).toEqual(['row']);
});

it('duplicates with new uids and turns the logics of the copied part to the copy', () => {
  const logics = [
    { method: 'show', destination: { uid: 'b' } },
    { method: 'hide', destination: { uid: 'z' } },
  ];
  const before = setProperty(buildTree('a b | z'), { id: 'a', path: ['logics'], value: logics });
  let count = 0;
  const { tree } = duplicateNodes(before, { ids: ['r0'], kinds, createId: () => `n${count++}` })!;
  expectSound(tree);
  expect(drawTree(tree)).toBe('a b | n2 n3 | z');
  expect(getNode(tree, 'n2').data.logics).toEqual([
    { method: 'show', destination: { uid: 'n3' } },
    { method: 'hide', destination: { uid: 'z' } },
  ]);
  expect(getNode(tree, 'a').data.logics).toEqual(logics);
});

it('duplicates several behind the last of them, and moves several together', () => {
  const tree = buildTree('a b c | d');
  const copy = duplicateNodes(tree, { ids: ['b', 'a'], kinds })!;
  expect(drawTree(copy.tree).replace(/\b\w{12}\b/g, 'n')).toBe('a b n n c | d');
  expect(drawTree(stepNodes(tree, { ids: ['c', 'b'], direction: 'up' }))).toBe('b c a | d');
  expect(drawTree(stepNodes(tree, { ids: ['b', 'c'], direction: 'down' }))).toBe('a | b c d');
  expect(stepNodes(tree, { ids: ['a', 'b'], direction: 'up' })).toBe(tree);
});

it('keeps the uids of what was cut from the same page, so that logics still find it', () => {
  const tree = buildTree('a b');
  const clip = carry(tree, ['a']);
  const cut = removeNodes(tree, { ids: ['a'] });
  expect(drawTree(paste(cut, clip, 'b', true)!.tree)).toBe('b a');
  expect(drawTree(paste(cut, clip, 'b')!.tree)).not.toBe('b a');
});

it('changes names that the page has, and the texts and conditions that came along follow', () => {
  const named = (id: string, more: JsonObject = {}) => ({ uid: id, type: 'header', name: id, ...more });
  const tree = toEditor(
    layoutOf(named('mail'), named('hint', { text: 'to {{form.mail | upper}}', show: { 'form.mail': 'x' } })),
  );
  const { tree: after, ids, renamed } = paste(tree, carry(tree, ['mail', 'hint']), null)!;
  expect(renamed).toEqual([
    { from: 'mail', to: 'mail_2' },
    { from: 'hint', to: 'hint_2' },
  ]);
  const copy = getNode(after, ids[1]!).data;
  expect(copy).toMatchObject({ name: 'hint_2', text: 'to {{form.mail_2 | upper}}', show: { 'form.mail_2': 'x' } });
  expect(getNode(after, 'hint').data.text).toBe('to {{form.mail | upper}}');
});

it('says what a text is that it cannot read', () => {
  const clip = JSON.parse(writeClip({ source: '', parts: [{ kind: 'object', json: { uid: 'a', type: 'x' } }] }));
  const read = (more: object) => readClip(JSON.stringify({ ...clip, ...more }));
  expect(readClip('สวัสดี')).toBe('foreign');
  expect(readClip('[1]')).toBe('foreign');
  expect(read({ format: 'other' })).toBe('foreign');
  expect(read({ version: 2 })).toBe('newer');
  expect(read({ parts: [{ kind: 'object', json: { uid: 'a' } }, { kind: 'script' }, null] })).toBe('broken');
  expect(read({})).toMatchObject({ parts: [{ kind: 'object' }] });
});

it('refuses what would make the page deeper than the server takes', () => {
  let json: Json = { uid: 'x', type: 'card' };
  for (let depth = 0; depth < 12; depth += 1)
    json = {
      uid: `c${depth}`,
      type: 'card',
      rows: [{ uid: `r${depth}`, columns: [{ uid: `k${depth}`, objects: [json] }] }],
    };
  expect(paste(buildTree('a'), { source: '', parts: [{ kind: 'object', json }] }, null)).toBeNull();
});

const part = fc.oneof(
  arbitraryLayout.map((layout) => layout.rows.map((row) => ({ kind: 'row', json: row }))),
  arbitraryLayout.map((layout) =>
    layout.rows.flatMap((row) =>
      row.columns.flatMap(({ objects }) => objects.map((json) => ({ kind: 'object', json }))),
    ),
  ),
  fc.array(fc.record({ kind: fc.constantFrom('row', 'object'), json: fc.jsonValue({ maxDepth: 4 }) })),
);

it('makes a valid page of whatever is pasted, wherever it is pasted', () => {
  fc.assert(
    fc.property(part, fc.nat(), (parts, seed) => {
      const tree = buildTree('a b / c | card d | ');
      const clip = readClip(JSON.stringify({ format: 'sala-layout-parts', version: 1, parts }));
      if (typeof clip === 'string') return;
      const ids = Object.keys(tree);
      const inserted = paste(tree, clip, ids[seed % ids.length]!, seed % 2 === 0);
      expectSound(inserted!.tree);
      expect(listLayoutFaults(toLayout(inserted!.tree))).toEqual([]);
    }),
    { numRuns: 80 },
  );
});

it('comes back to the start when every edit is undone, and never doubles a uid', () => {
  const step = fc.record({ what: fc.nat(4), from: fc.nat(), more: fc.nat(), to: fc.nat() });
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 15 }), (steps) => {
      const first = buildTree('a b / c | card d | e');
      const editor = openEditor(first);
      let clip: Clip | undefined;
      for (const { what, from, more, to } of steps) {
        const tree = editor.getTree();
        const ids = Object.keys(tree).filter((id) => id !== rootId);
        const chosen = [...new Set([ids[from % ids.length]!, ids[more % ids.length]!])].filter(Boolean);
        const target = ids[to % ids.length] ?? null;
        if (what < 2 && copyParts(tree, chosen).length > 0) clip = carry(tree, chosen);
        if (what === 1) editor.edit(() => removeNodes(tree, { ids: chosen }));
        if (what === 2 && clip) editor.edit(() => paste(tree, clip!, target, true)?.tree ?? tree);
        if (what === 3) editor.edit(() => duplicateNodes(tree, { ids: chosen, kinds })?.tree ?? tree);
        if (what === 4) editor.edit(() => stepNodes(tree, { ids: chosen, direction: from % 2 ? 'up' : 'down' }));
        expectSound(editor.getTree());
        expect(listLayoutFaults(toLayout(editor.getTree()))).toEqual([]);
      }
      while (editor.canUndo()) editor.undo();
      expect(toLayout(editor.getTree())).toEqual(toLayout(first));
    }),
    { numRuns: 60 },
  );
});

function layoutOf(...objects: JsonObject[]): Layout {
  const rows = [{ uid: 'r', columns: [{ uid: 'k', objects }] }];
  return { version: 1, kind: 'page', settings: {}, rows } as unknown as Layout;
}
