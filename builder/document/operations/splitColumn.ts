import { copyTree } from '../tree/editTree.ts';
import { isPlaceOpen } from '../tree/place.ts';
import { getIndex, getNode, type LayoutTree } from '../tree/tree.ts';
import { createColumn, putSizes } from './preparePlace.ts';

/** Halves a column: the objects stay on the left, the new column beside it is empty. */
export function splitColumn(tree: LayoutTree, { id }: { id: string }): LayoutTree {
  const { parent, data } = getNode(tree, id);
  if (parent === null) return tree;
  const index = getIndex(tree, id) + 1;
  if (!isPlaceOpen(tree, { kind: 'column', row: parent, index })) return tree;
  const draft = copyTree(tree);
  const sizes = getNode(tree, parent).children.map((each) => getNode(tree, each).data.size);
  createColumn(draft, { row: parent, index });
  if (sizes.every((size): size is number => typeof size === 'number') && typeof data.size === 'number') {
    if (data.size > 1) {
      const left = Math.ceil(data.size / 2);
      putSizes(draft, parent, sizes.toSpliced(index - 1, 1, left, data.size - left));
    }
  }
  return draft;
}
