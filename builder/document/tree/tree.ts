import type { JsonObject } from '../../../schemas/index.ts';

export type NodeKind = 'layout' | 'row' | 'column' | 'object';

/** One row, column or object of a layout (or the layout itself) while it is edited. */
export interface TreeNode {
  readonly id: string;
  readonly kind: NodeKind;
  readonly parent: string | null;
  /** Its own JSON, with the list of children emptied in place, so that the order of keys survives the round trip. */
  readonly data: JsonObject;
  readonly children: readonly string[];
}

/** A layout as a flat record of nodes; every operation takes and returns it. Never mutated. */
export type LayoutTree = Readonly<Record<string, TreeNode>>;

/** Id of the node that is the layout itself. */
export const rootId = 'ROOT';

interface ChildList {
  key: 'rows' | 'columns' | 'objects';
  kind: NodeKind;
}

const childLists: Record<NodeKind, ChildList> = {
  layout: { key: 'rows', kind: 'row' },
  row: { key: 'columns', kind: 'column' },
  column: { key: 'objects', kind: 'object' },
  object: { key: 'rows', kind: 'row' },
};

/** Which property of a node of this kind holds its children, and their kind. */
export function getChildList(kind: NodeKind): ChildList {
  return childLists[kind];
}

/** The node with this id; throws when there is none. */
export function getNode(tree: LayoutTree, id: string): TreeNode {
  const node = tree[id];
  if (!node) throw new Error(`The layout has no node "${id}"`);
  return node;
}

/** The node's ancestors, nearest first, the layout last. */
export function listAncestors(tree: LayoutTree, id: string): TreeNode[] {
  const ancestors: TreeNode[] = [];
  for (let parent = tree[id]?.parent; parent; parent = tree[parent]?.parent) ancestors.push(getNode(tree, parent));
  return ancestors;
}

/** Whether `id` is `ancestor` or a descendant of it. */
export function isWithin(tree: LayoutTree, id: string, ancestor: string): boolean {
  return id === ancestor || listAncestors(tree, id).some((node) => node.id === ancestor);
}

/** The node's index in its parent's list of children. */
export function getIndex(tree: LayoutTree, id: string): number {
  const { parent } = getNode(tree, id);
  return parent === null ? 0 : getNode(tree, parent).children.indexOf(id);
}

/** Ids of the node and everything inside it, in document order. */
export function listSubtree(tree: LayoutTree, id: string): string[] {
  const ids: string[] = [];
  const add = (each: string): void => {
    ids.push(each);
    for (const child of getNode(tree, each).children) add(child);
  };
  add(id);
  return ids;
}
