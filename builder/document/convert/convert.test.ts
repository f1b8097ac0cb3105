import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Layout } from '../../../schemas/index.ts';
import { arbitraryLayout } from '../../testing/arbitraryLayout.ts';
import { expectSound } from '../../testing/expectSound.ts';
import { getNode, rootId } from '../tree/tree.ts';
import { toEditor } from './toEditor.ts';
import { toLayout } from './toLayout.ts';

it('gives back every byte of any layout, keys in the same order', () => {
  fc.assert(
    fc.property(arbitraryLayout, (layout) => {
      const before = JSON.stringify(layout);
      const tree = toEditor(layout);
      expectSound(tree);
      expect(JSON.stringify(toLayout(tree))).toBe(before);
      expect(JSON.stringify(layout), 'the layout itself is left alone').toBe(before);
    }),
    { numRuns: 300 },
  );
});

it('builds the layout of a tree once, since every save asks for it several times', () => {
  const tree = toEditor(wrap({ uid: 'a', type: 'header' }));
  expect(toLayout(tree)).toBe(toLayout(tree));
  expect(toLayout({ ...tree })).not.toBe(toLayout(tree));
});

it('makes nodes of the rows inside a container', () => {
  const tree = toEditor(wrap({ uid: 'c', type: 'card', rows: [{ uid: 'r2', columns: [{ uid: 'k2', objects: [] }] }] }));
  expect(getNode(tree, 'c').children).toEqual(['r2']);
  expect(getNode(tree, 'k2').parent).toBe('r2');
});

it('leaves a property called rows alone when it holds something else', () => {
  const tree = toEditor(wrap(JSON.parse('{"uid":"t","type":"textarea","rows":4}')));
  expect(getNode(tree, 't').children).toEqual([]);
  expect(getNode(tree, 't').data.rows).toBe(4);
});

it('tells objects of the same uid apart and keeps their uid', () => {
  const tree = toEditor(
    wrap({ uid: 'a', type: 'header' }, { uid: 'a', type: 'button' }, { uid: rootId, type: 'image' }),
  );
  const column = getNode(tree, 'k');
  expect(column.children).toHaveLength(3);
  expect(new Set(column.children).size).toBe(3);
  expect(column.children.map((id) => getNode(tree, id).data.uid)).toEqual(['a', 'a', rootId]);
});

function wrap(...objects: Layout['rows'][number]['columns'][number]['objects']): Layout {
  return { version: 1, kind: 'page', settings: {}, rows: [{ uid: 'r', columns: [{ uid: 'k', objects }] }] };
}
