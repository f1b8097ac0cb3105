import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildTree, drawTree } from '../../testing/buildTree.ts';
import { expectSound } from '../../testing/expectSound.ts';
import { duplicateNodes } from '../clip/duplicateNodes.ts';
import { toLayout } from '../convert/toLayout.ts';
import type { Place } from '../tree/place.ts';
import { getNode, type LayoutTree, rootId } from '../tree/tree.ts';
import { addRow } from './addRow.ts';
import { clearProperty } from './clearProperty.ts';
import { insertObject } from './insertObject.ts';
import { moveObject } from './moveObject.ts';
import { moveRow } from './moveRow.ts';
import { removeNodes } from './removeNodes.ts';
import { setColumnSizes } from './setColumnSizes.ts';
import { setProperty } from './setProperty.ts';
import { splitColumn } from './splitColumn.ts';

it('inserts an object among others, in a new column, in a new row, inside a container', () => {
  const put = (place: Place) => drawTree(insertObject(buildTree('a card'), { object: { uid: 'n', type: 'x' }, place }));
  expect(put({ kind: 'object', column: 'r0c0', index: 1 })).toBe('a n card');
  expect(put({ kind: 'column', row: 'r0', index: 0 })).toBe('n / a card');
  expect(put({ kind: 'row', parent: rootId, index: 1 })).toBe('a card | n');
  expect(put({ kind: 'row', parent: 'card', index: 0 })).toBe('a card[n]');
});

it('names the panel in a row made inside a container with panels', () => {
  const place: Place = { kind: 'row', parent: 'card', index: 0, panel: 'p2' };
  const tree = insertObject(buildTree('card'), { object: { uid: 'n', type: 'x' }, place });
  expect(getNode(tree, getNode(tree, 'card').children[0]!).data.tab).toBe('p2');
});

it('shares the width again when a column comes to a row with sizes', () => {
  const sized = setColumnSizes(buildTree('a / b'), { row: 'r0', sizes: [8, 4] });
  const tree = insertObject(sized, { object: { uid: 'n', type: 'x' }, place: { kind: 'column', row: 'r0', index: 2 } });
  expect(listSizes(tree)).toEqual([5, 3, 4]);
});

it('removes an object, a row, and a column whose objects go to its neighbour', () => {
  expect(drawTree(removeNodes(buildTree('a b'), { ids: ['a'] }))).toBe('b');
  expect(drawTree(removeNodes(buildTree('a | b'), { ids: ['r0'] }))).toBe('b');
  expect(drawTree(removeNodes(buildTree('a / b c / d'), { ids: ['r0c1'] }))).toBe('a b c / d');
  expect(drawTree(removeNodes(buildTree('a / b c'), { ids: ['r0c0'] }))).toBe('a b c');
});

it('takes the row that was there for its last object alone along with it', () => {
  expect(drawTree(removeNodes(buildTree('a b | c | d'), { ids: ['c'] }))).toBe('a b | d');
  expect(drawTree(removeNodes(buildTree('a b | c'), { ids: ['a', 'b'] }))).toBe('c');
  const carded = moveRow(buildTree('card | b'), { id: 'r1', parent: 'card', index: 0, panel: 'p' });
  expect(getNode(removeNodes(carded, { ids: ['b'] }), 'card').children).toEqual([]);
});

it('keeps a row that was made on purpose: empty from the start, of several columns, or with something set on it', () => {
  expect(drawTree(removeNodes(buildTree('a |  | b'), { ids: ['a'] }))).toBe(' | b');
  expect(drawTree(removeNodes(buildTree('a / b'), { ids: ['a', 'b'] }))).toBe(' / ');
  const named = setProperty(buildTree('a | b'), { id: 'r0', path: ['builder', 'name'], value: 'Prices' });
  expect(drawTree(removeNodes(named, { ids: ['a'] }))).toBe(' | b');
  const coloured = setProperty(buildTree('a | b'), { id: 'r0c0', path: ['style', 'textAlign'], value: 'center' });
  expect(drawTree(removeNodes(coloured, { ids: ['a'] }))).toBe(' | b');
});

it('sets, makes and removes a property however deep, and leaves everything beside it', () => {
  const set = (tree: LayoutTree, path: (string | number)[], value: null | string | string[] | undefined) =>
    setProperty(tree, { id: 'a', path, value });
  const first = set(buildTree('a'), ['style', 'background', 'color'], 'teal');
  expect(getNode(first, 'a').data).toEqual({ uid: 'a', type: 'header', style: { background: { color: 'teal' } } });
  expect(set(first, ['style', 'background', 'color'], 'teal')).toBe(first);
  expect(getNode(set(first, ['style'], undefined), 'a').data).toEqual({ uid: 'a', type: 'header' });
  const list = set(buildTree('a'), ['items'], ['x', 'y']);
  expect(getNode(set(list, ['items', 0], undefined), 'a').data.items).toEqual(['y']);
  expect(getNode(set(list, ['items', 1], 'z'), 'a').data.items).toEqual(['x', 'z']);
});

it('clears a property with what it leaves empty around it, and nothing else', () => {
  const styled = setProperty(buildTree('a'), {
    id: 'a',
    path: ['style'],
    value: { radius: 2, on: { mobile: { gap: 1 } } },
  });
  const cleared = clearProperty(styled, { id: 'a', path: ['style', 'on', 'mobile', 'gap'] });
  expect(getNode(cleared, 'a').data.style).toEqual({ radius: 2 });
  expect(getNode(clearProperty(cleared, { id: 'a', path: ['style', 'radius'] }), 'a').data).not.toHaveProperty('style');
});

it('adds a row with columns of given widths', () => {
  const tree = addRow(buildTree('a'), { parent: rootId, index: 0, sizes: [4, 8] });
  expect(drawTree(tree)).toBe(' /  | a');
  expect(listSizes(tree)).toEqual([4, 8]);
});

it('splits a column in two halves', () => {
  const tree = splitColumn(setColumnSizes(buildTree('a / b'), { row: 'r0', sizes: [7, 5] }), { id: 'r0c0' });
  expect(drawTree(tree)).toBe('a /  / b');
  expect(listSizes(tree)).toEqual([4, 3, 5]);
});

it('keeps the objects of the columns that a narrower division has no room for', () => {
  const tree = setColumnSizes(buildTree('a / b / c'), { row: 'r0', sizes: [6, 6] });
  expect(drawTree(tree)).toBe('a / b c');
  expect(listSizes(tree)).toEqual([6, 6]);
});

it('moves a row among rows and into the panel of a container', () => {
  expect(drawTree(moveRow(buildTree('a | b | c'), { id: 'r0', parent: rootId, index: 3 }))).toBe('b | c | a');
  const tree = moveRow(buildTree('card | b'), { id: 'r1', parent: 'card', index: 0, panel: 'p' });
  expect(drawTree(tree)).toBe('card[b]');
  expect(getNode(tree, 'r1').data.tab).toBe('p');
  const same = buildTree('a | b');
  expect(moveRow(same, { id: 'r0', parent: rootId, index: 1 })).toBe(same);
  expect(moveRow(tree, { id: 'r0', parent: 'card', index: 0 })).toBe(tree);
});

it('leaves a sound tree and the first tree untouched after any run of operations', () => {
  const step = fc.record({ operation: fc.nat(6), a: fc.nat(), b: fc.nat(), index: fc.nat(4) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const first = buildTree('a b / c | card d | e / f / g');
      const before = JSON.stringify(first);
      let tree = first;
      for (const each of steps) tree = takeStep(tree, each);
      expectSound(tree);
      expect(toLayout(tree).rows).toHaveLength(getNode(tree, rootId).children.length);
      expect(JSON.stringify(first)).toBe(before);
    }),
    { numRuns: 150 },
  );
});

function takeStep(tree: LayoutTree, step: { operation: number; a: number; b: number; index: number }): LayoutTree {
  const pick = (kind: string, seed: number) => {
    const found = Object.values(tree).filter((node) => node.kind === kind);
    return found[seed % found.length]?.id;
  };
  const [object, column, row] = [pick('object', step.a), pick('column', step.b), pick('row', step.b)];
  if (!object || !column || !row) return tree;
  const index = Math.min(step.index, getNode(tree, column).children.length);
  const rowIndex = Math.min(step.index, getNode(tree, row).children.length);
  const operations = [
    () => moveObject(tree, { id: object, place: { kind: 'object', column, index } }),
    () => moveObject(tree, { id: object, place: { kind: 'column', row, index: rowIndex } }),
    () => moveObject(tree, { id: object, place: { kind: 'row', parent: tree.card ? 'card' : rootId, index: 0 } }),
    () => removeNodes(tree, { ids: [step.index === 0 ? row : column] }),
    () =>
      duplicateNodes(tree, {
        ids: [step.index === 0 ? row : object],
        kinds: { isField: () => true, isForm: () => false },
      })?.tree ?? tree,
    () => splitColumn(tree, { id: column }),
    () => moveRow(tree, { id: row, parent: tree.card ? 'card' : rootId, index: 0, panel: 'p' }),
  ];
  return operations[step.operation]?.() ?? tree;
}

function listSizes(tree: LayoutTree): unknown[] {
  const row = getNode(tree, getNode(tree, rootId).children[0]!);
  return row.children.map((id) => getNode(tree, id).data.size);
}
