import type { Node, NodeData, Nodes } from '@craftjs/core';
import { getNode, type LayoutTree, type TreeNode } from '../document/tree/tree.ts';

const answers = { canDrag: () => true, canDrop: () => true, canMoveIn: () => true, canMoveOut: () => true };

/**
 * A node as Craft.js stores it. A class on purpose: Immer, inside Craft.js, neither drafts nor copies nor freezes
 * objects that are not plain. So an undo at 2,000 objects takes a third of the time, and returns the identical node.
 */
class StoredNode implements Node {
  readonly source: TreeNode;
  readonly id: string;
  readonly data: NodeData;
  readonly info = {};
  readonly events = { selected: false, dragged: false, hovered: false };
  readonly related = {};
  readonly rules = answers;
  readonly dom = null;
  readonly _hydrationTimestamp = 0;

  constructor(source: TreeNode) {
    this.source = source;
    this.id = source.id;
    this.data = {
      type: 'div',
      name: source.kind,
      displayName: source.kind,
      props: source.data,
      isCanvas: source.kind !== 'object',
      hidden: false,
      parent: source.parent,
      nodes: [...source.children],
      linkedNodes: {},
      custom: {},
    };
  }
}

/** The tree in the form in which Craft.js keeps it. */
export function toCraftNodes(tree: LayoutTree): Nodes {
  return Object.fromEntries(Object.values(tree).map((node) => [node.id, toCraftNode(node)]));
}

/** One node in the form in which Craft.js keeps it. */
export function toCraftNode(node: TreeNode): Node {
  return new StoredNode(node);
}

/** The tree that Craft.js holds. */
export function readCraftNodes(nodes: Nodes): LayoutTree {
  const tree: Record<string, TreeNode> = {};
  // Only `toCraftNode` creates nodes.
  for (const [id, node] of Object.entries(nodes)) tree[id] = (node as StoredNode).source;
  return tree;
}

/** Ids of the nodes that differ between two trees. */
export function listChanges(before: LayoutTree, after: LayoutTree): Set<string> {
  const changed = new Set<string>();
  for (const id in after) if (getNode(after, id) !== before[id]) changed.add(id);
  for (const id in before) if (!(id in after)) changed.add(id);
  return changed;
}

/** Whether two trees differ at all. */
export function hasChanges(before: LayoutTree, after: LayoutTree): boolean {
  for (const id in after) if (after[id] !== before[id]) return true;
  for (const id in before) if (!(id in after)) return true;
  return false;
}
