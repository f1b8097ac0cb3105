import { getNode, type LayoutTree, rootId, type TreeNode } from '../../document/tree/tree.ts';
import { findConditional } from './findConditional.ts';

export interface OutlineEntry {
  id: string;
  level: number;
  /** Undefined for nodes without children. */
  open?: boolean;
  /** Not everybody sees it. */
  isConditional: boolean;
}

/**
 * The entries of the outline: an open node is followed by its children. The only column of a row has no entry of its
 * own.
 */
export function listOutline(tree: LayoutTree, isOpen: (node: TreeNode) => boolean): OutlineEntry[] {
  const entries: OutlineEntry[] = [];
  const isConditional = findConditional(tree);
  const add = (id: string, level: number): void => {
    const node = getNode(tree, id);
    if (node.kind === 'column' && isAlone(tree, node)) {
      for (const child of node.children) add(child, level);
      return;
    }
    const open = holdsSomething(tree, node) ? isOpen(node) : undefined;
    entries.push({ id, level, open, isConditional: isConditional(node) });
    if (open) for (const child of node.children) add(child, level + 1);
  };
  for (const row of getNode(tree, rootId).children) add(row, 1);
  return entries;
}

function isAlone(tree: LayoutTree, column: TreeNode): boolean {
  return tree[column.parent ?? '']?.children.length === 1;
}

function holdsSomething(tree: LayoutTree, node: TreeNode): boolean {
  const [first] = node.children;
  if (node.kind === 'row' && node.children.length === 1 && first !== undefined) {
    return getNode(tree, first).children.length > 0;
  }
  return node.children.length > 0;
}
