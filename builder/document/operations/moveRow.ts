import { attachNode, copyTree, detachNode, putData } from '../tree/editTree.ts';
import { getIndex, getNode, isWithin, type LayoutTree } from '../tree/tree.ts';

/** Moves a row among the rows of the layout or of a container; `index` refers to the order before the move. */
export function moveRow(
  tree: LayoutTree,
  { id, parent, index, panel }: { id: string; parent: string; index: number; panel?: string },
): LayoutTree {
  const row = getNode(tree, id);
  if (isWithin(tree, parent, id)) return tree;
  const from = getIndex(tree, id);
  const samePanel = row.data.tab === panel;
  if (row.parent === parent && samePanel && (index === from || index === from + 1)) return tree;
  const draft = copyTree(tree);
  detachNode(draft, id);
  attachNode(draft, id, { parent, index: row.parent === parent && from < index ? index - 1 : index });
  if (!samePanel) {
    const { tab: _left, ...data } = row.data;
    putData(draft, id, panel === undefined ? data : { ...data, tab: panel });
  }
  return draft;
}
