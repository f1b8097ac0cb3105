import { copyTree } from '../tree/editTree.ts';
import { getNode, type LayoutTree } from '../tree/tree.ts';
import { createColumn, putSizes } from './preparePlace.ts';
import { removeColumnFrom } from './removeColumnFrom.ts';

/**
 * Sets the columns of a row, in twelfths: adds empty ones at the end, or moves the objects of surplus ones into the
 * last.
 */
export function setColumnSizes(
  tree: LayoutTree,
  { row, sizes }: { row: string; sizes: readonly number[] },
): LayoutTree {
  const { children } = getNode(tree, row);
  const same =
    children.length === sizes.length && children.every((id, at) => getNode(tree, id).data.size === sizes[at]);
  if (same || sizes.length === 0 || sizes.length > 12) return tree;
  const draft = copyTree(tree);
  for (let count = children.length; count < sizes.length; count += 1) createColumn(draft, { row, index: count });
  for (const surplus of children.slice(sizes.length).reverse()) removeColumnFrom(draft, surplus);
  putSizes(draft, row, sizes);
  return draft;
}
