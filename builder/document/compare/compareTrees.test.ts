import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arbitraryLayout } from '../../testing/arbitraryLayout.ts';
import { buildTree } from '../../testing/buildTree.ts';
import { toEditor } from '../convert/toEditor.ts';
import { toLayout } from '../convert/toLayout.ts';
import { insertObject } from '../operations/insertObject.ts';
import { moveObject } from '../operations/moveObject.ts';
import { moveRow } from '../operations/moveRow.ts';
import { removeNodes } from '../operations/removeNodes.ts';
import { setProperty } from '../operations/setProperty.ts';
import { type LayoutTree, listSubtree, rootId } from '../tree/tree.ts';
import { compareTrees } from './compareTrees.ts';

const draw = (before: LayoutTree, after: LayoutTree) =>
  compareTrees(before, after).map(({ change, node, paths }) =>
    [change, node.id, ...paths.map((path) => path.join('.'))].join(' '),
  );
const tree = buildTree('a b / c | d');

it('names what was changed, by its property', () => {
  const title = { th: 'ใหม่', en: 'New' };
  const styled = setProperty(tree, { id: 'a', path: ['style', 'padding'], value: { top: 2 } });
  const wider = setProperty(styled, { id: 'a', path: ['style', 'padding', 'top'], value: 4 });
  expect(draw(tree, setProperty(tree, { id: rootId, path: ['settings', 'title'], value: title }))).toEqual([
    `changed ${rootId} settings.title`,
  ]);
  expect(draw(styled, wider)).toEqual(['changed a style.padding.top']);
});

it('names what came and went as a whole, and not what is in it', () => {
  const object = { uid: 'card', type: 'card', v: 1, rows: [{ uid: 'in', columns: [{ uid: 'inc', objects: [] }] }] };
  const more = insertObject(tree, { object, place: { kind: 'object', column: 'r0c0', index: 1 } });
  expect(draw(tree, more)).toEqual(['added card']);
  expect(draw(more, tree)).toEqual(['removed card']);
  expect(draw(tree, removeNodes(tree, { ids: ['r1'] }))).toEqual(['removed r1']);
});

it('finds nothing between what was made here and how it is stored', () => {
  const made = insertObject(tree, {
    object: { uid: 'card', type: 'card', v: 1 },
    place: { kind: 'object', column: 'r0c0', index: 1 },
  });
  const object = { uid: 'in', type: 'heading', v: 1 };
  const filled = insertObject(made, { object, place: { kind: 'row', parent: 'card', index: 0 } });
  expect(draw(toEditor(toLayout(filled)), filled)).toEqual([]);
});

it('names what was moved, and not those that it passed', () => {
  const rows = buildTree('a | b | c | d');
  expect(draw(rows, moveRow(rows, { id: 'r0', parent: rootId, index: 3 }))).toEqual(['moved r0']);
  expect(draw(tree, moveObject(tree, { id: 'a', place: { kind: 'object', column: 'r0c1', index: 0 } }))).toEqual([
    'moved a',
  ]);
});

it('finds nothing between a layout and itself, whatever the order of its keys', () => {
  fc.assert(
    fc.property(arbitraryLayout, (layout) => {
      const reordered = Object.fromEntries(Object.entries(layout).reverse()) as unknown as typeof layout;
      expect(compareTrees(toEditor(layout), toEditor(reordered))).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

it('accounts for every node and every value of any two layouts', () => {
  fc.assert(
    fc.property(arbitraryLayout, arbitraryLayout, (one, other) => {
      const [before, after] = [toEditor(one), toEditor(other)];
      const differences = compareTrees(before, after);
      const named = new Map(differences.map((each) => [each.node.id, each]));
      const came = new Set(
        differences.flatMap((each) => (each.change === 'added' ? listSubtree(after, each.node.id) : [])),
      );
      for (const id of Object.keys(after)) {
        const same = before[id]?.kind === after[id]?.kind;
        expect(same || came.has(id)).toBe(true);
        if (same && JSON.stringify(before[id]) === JSON.stringify(after[id]))
          expect(named.get(id)?.change).not.toBe('added');
        if (same && JSON.stringify(before[id]?.data) !== JSON.stringify(after[id]?.data) && !named.has(id))
          expect(after[id]?.data).toEqual(before[id]?.data);
      }
      const back = compareTrees(after, before);
      const ids = (change: string, list: typeof back) =>
        list
          .filter((each) => each.change === change)
          .map((each) => each.node.id)
          .sort();
      expect(ids('added', back)).toEqual(ids('removed', differences));
    }),
    { numRuns: 300 },
  );
});
