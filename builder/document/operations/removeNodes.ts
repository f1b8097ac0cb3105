import { copyTree, dropNode } from '../tree/editTree.ts';
import { listTopmost } from '../tree/listTopmost.ts';
import { getNode, type LayoutTree } from '../tree/tree.ts';
import { dropBareRow } from './dropBareRow.ts';
import { removeColumnFrom } from './removeColumnFrom.ts';

/**
 * Removes objects and rows with their content; with the last object of a row that was there for its objects alone, the
 * row. The objects of a column are kept: they move to the column beside it, and the last column of a row stays.
 */
export function removeNodes(tree: LayoutTree, { ids }: { ids: readonly string[] }): LayoutTree {
  const draft = copyTree(tree);
  let changed = false;
  for (const id of listTopmost(tree, ids)) {
    const { kind, parent } = getNode(draft, id);
    if (kind === 'column' && getNode(draft, parent ?? '').children.length < 2) continue;
    changed = true;
    if (kind === 'column') removeColumnFrom(draft, id);
    else dropNode(draft, id);
    if (kind === 'object' && parent !== null) dropBareRow(draft, parent);
  }
  return changed ? draft : tree;
}
