import { copyTree, dropNode } from '../tree/editTree.ts';
import { getNode, type LayoutTree } from '../tree/tree.ts';
import { removeColumn } from './removeColumn.ts';

/** Removes an object or a row with its content; the objects of a column are kept (see `removeColumn`). */
export function removeNode(tree: LayoutTree, { id }: { id: string }): LayoutTree {
  const { kind } = getNode(tree, id);
  if (kind === 'layout') return tree;
  if (kind === 'column') return removeColumn(tree, { id });
  const draft = copyTree(tree);
  dropNode(draft, id);
  return draft;
}
