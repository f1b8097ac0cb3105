import { getNode, type LayoutTree, listSubtree, type TreeNode } from './tree.ts';

/** A mutable tree for operations; created by `copyTree`, returned as a `LayoutTree`. */
export type TreeDraft = Record<string, TreeNode>;

/** A draft that shares every node with the tree it came from. */
export function copyTree(tree: LayoutTree): TreeDraft {
  return { ...tree };
}

/** Puts a node that is already in the draft into a parent's children. */
export function attachNode(draft: TreeDraft, id: string, { parent, index }: { parent: string; index: number }): void {
  const holder = getNode(draft, parent);
  draft[id] = { ...getNode(draft, id), parent };
  draft[parent] = { ...holder, children: holder.children.toSpliced(index, 0, id) };
}

/** Removes a node from its parent's children but leaves it in the draft. */
export function detachNode(draft: TreeDraft, id: string): void {
  const { parent } = getNode(draft, id);
  if (parent === null) throw new Error('The layout itself cannot be moved or removed');
  const holder = getNode(draft, parent);
  draft[parent] = { ...holder, children: holder.children.filter((child) => child !== id) };
}

/** Removes a node with everything inside it. */
export function dropNode(draft: TreeDraft, id: string): void {
  const gone = listSubtree(draft, id);
  detachNode(draft, id);
  for (const each of gone) delete draft[each];
}

/** Replaces the own JSON of a node. */
export function putData(draft: TreeDraft, id: string, data: TreeNode['data']): void {
  draft[id] = { ...getNode(draft, id), data };
}
