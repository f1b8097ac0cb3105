import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { toEditor } from '../document/convert/toEditor.ts';
import { toLayout } from '../document/convert/toLayout.ts';
import { moveObject } from '../document/operations/moveObject.ts';
import { removeNodes } from '../document/operations/removeNodes.ts';
import { setProperty } from '../document/operations/setProperty.ts';
import type { LayoutTree } from '../document/tree/tree.ts';
import { arbitraryLayout } from '../testing/arbitraryLayout.ts';
import { buildTree, drawTree } from '../testing/buildTree.ts';
import { openEditor } from '../testing/openEditor.ts';
import type { Editor } from './editor.ts';

const write = (editor: Editor, id: string, value: string) =>
  editor.edit((tree) => setProperty(tree, { id, path: ['text'], value }), { merge: `${id} text` });

it('undoes and redoes an edit', () => {
  const editor = openEditor(buildTree('a b'));
  expect(editor.canUndo()).toBe(false);
  editor.edit((tree) => removeNodes(tree, { ids: ['a'] }));
  expect(drawTree(editor.getTree())).toBe('b');
  editor.undo();
  expect(drawTree(editor.getTree())).toBe('a b');
  expect(editor.canUndo()).toBe(false);
  editor.redo();
  expect(drawTree(editor.getTree())).toBe('b');
  expect(editor.canRedo()).toBe(false);
});

it('takes typing in one field as one step of history', () => {
  const editor = openEditor(buildTree('a b'));
  for (const text of ['ส', 'สว', 'สวัส']) write(editor, 'a', text);
  write(editor, 'b', 'x');
  editor.undo();
  expect(editor.getTree().a?.data.text).toBe('สวัส');
  editor.undo();
  expect(editor.getTree().a?.data.text).toBeUndefined();
});

it('keeps no step for an edit that changes nothing', () => {
  const editor = openEditor(buildTree('a'));
  editor.edit((tree) => moveObject(tree, { id: 'a', place: { kind: 'object', column: 'r0c0', index: 1 } }));
  expect(editor.canUndo()).toBe(false);
});

it('tells only those who show a changed node', () => {
  const editor = openEditor(buildTree('a b'));
  const [a, b] = [vi.fn(), vi.fn()];
  editor.subscribeNode('a', a);
  editor.subscribeNode('b', b);
  write(editor, 'a', 'x');
  editor.undo();
  expect(a).toHaveBeenCalledTimes(2);
  expect(b).not.toHaveBeenCalled();
});

it('selects the neighbour of a removed object', () => {
  const editor = openEditor(buildTree('a b c / '));
  editor.select('b');
  editor.edit((tree) => removeNodes(tree, { ids: ['b'] }));
  expect(editor.getSelected()).toBe('c');
  editor.edit((tree) => removeNodes(tree, { ids: ['c'] }));
  expect(editor.getSelected()).toBe('a');
  editor.edit((tree) => removeNodes(tree, { ids: ['a'] }));
  expect(editor.getSelected()).toBe('r0c0');
});

it('selects the object near the row that went with its last object, and never a whole row of others', () => {
  const editor = openEditor(buildTree('a | b | c d'));
  editor.select('b');
  editor.edit((tree) => removeNodes(tree, { ids: ['b'] }));
  expect(editor.getSelected()).toBe('c');
  editor.undo();
  expect(drawTree(editor.getTree())).toBe('a | b | c d');
  editor.select(['b', 'c', 'd']);
  editor.edit((tree) => removeNodes(tree, { ids: ['b', 'c', 'd'] }));
  expect(editor.getSelected()).toBe('a');
  editor.edit((tree) => removeNodes(tree, { ids: ['a'] }));
  expect(editor.getSelected()).toBeNull();
});

it('selects the row that stays without an object, so that it can be removed by the same key', () => {
  const tree = setProperty(buildTree('a | b'), { id: 'r0', path: ['style', 'textColor'], value: 'teal' });
  const editor = openEditor(tree);
  editor.select('a');
  editor.edit((before) => removeNodes(before, { ids: ['a'] }));
  expect(editor.getSelected()).toBe('r0');
});

it('comes back to the very same layout, byte for byte, when every edit is undone', () => {
  const seeds = fc.array(fc.tuple(fc.nat(), fc.nat(), fc.string()), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(arbitraryLayout, seeds, (layout, edits) => {
      const editor = openEditor(toEditor(layout));
      const before = JSON.stringify(layout);
      for (const [first, second, text] of edits) {
        editor.edit((tree) => changeSomething(tree, { first, second, text }));
      }
      const after = JSON.stringify(toLayout(editor.getTree()));
      while (editor.canUndo()) editor.undo();
      expect(JSON.stringify(toLayout(editor.getTree()))).toBe(before);
      while (editor.canRedo()) editor.redo();
      expect(JSON.stringify(toLayout(editor.getTree()))).toBe(after);
    }),
    { numRuns: 100 },
  );
});

function changeSomething(tree: LayoutTree, { first, second, text }: { first: number; second: number; text: string }) {
  const objects = Object.values(tree).filter((node) => node.kind === 'object');
  const columns = Object.values(tree).filter((node) => node.kind === 'column');
  const object = objects[first % objects.length];
  const column = columns[second % columns.length];
  if (!object || !column) return tree;
  if (first % 3 === 0) return removeNodes(tree, { ids: [object.id] });
  if (first % 3 === 1) return setProperty(tree, { id: object.id, path: ['note', 'text'], value: text });
  return moveObject(tree, { id: object.id, place: { kind: 'object', column: column.id, index: 0 } });
}
