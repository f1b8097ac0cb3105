import type { Node, Nodes } from '@craftjs/core';
import type { JsonObject } from '../../schemas/index.ts';
import { getNode, type LayoutTree, type NodeKind, type TreeNode } from '../tree/tree.ts';

/**
 * A class on purpose: Immer, inside Craft.js, neither copies nor walks through what is not a plain object, so an undo
 * gives back the very JSON that was there, and a large property costs nothing.
 */
class OwnJson {
  readonly json: JsonObject;
  constructor(json: JsonObject) {
    this.json = json;
  }
}

const answers = { canDrag: () => true, canDrop: () => true, canMoveIn: () => true, canMoveOut: () => true };

/** The tree in the form in which Craft.js keeps it. */
export function toCraftNodes(tree: LayoutTree): Nodes {
  return Object.fromEntries(Object.values(tree).map((node) => [node.id, toCraftNode(node)]));
}

/** One node in the form in which Craft.js keeps it. */
export function toCraftNode(node: TreeNode): Node {
  return {
    id: node.id,
    data: {
      type: 'div',
      name: node.kind,
      displayName: node.kind,
      props: { own: new OwnJson(node.data) },
      isCanvas: node.kind !== 'object',
      hidden: false,
      parent: node.parent,
      nodes: [...node.children],
      linkedNodes: {},
      custom: {},
    },
    info: {},
    events: { selected: false, dragged: false, hovered: false },
    related: {},
    rules: answers,
    dom: null,
    _hydrationTimestamp: 0,
  };
}

/** The tree that Craft.js holds; nodes that did not change since `before` are the same objects. */
export function readCraftNodes(nodes: Nodes, before: LayoutTree): LayoutTree {
  const tree: Record<string, TreeNode> = {};
  for (const [id, node] of Object.entries(nodes)) {
    const known = before[id];
    tree[id] = known && isSameNode(known, node) ? known : readCraftNode(node);
  }
  return tree;
}

function readCraftNode({ id, data }: Node): TreeNode {
  // `toCraftNode` is the only writer: the name is a kind and `own` holds the node's JSON.
  return { id, kind: data.name as NodeKind, parent: data.parent, data: readOwn(data), children: data.nodes };
}

function readOwn(data: Node['data']): JsonObject {
  return (data.props.own as OwnJson).json;
}

function isSameNode(known: TreeNode, { data }: Node): boolean {
  return (
    known.data === readOwn(data) &&
    known.parent === data.parent &&
    known.children.length === data.nodes.length &&
    known.children.every((child, at) => child === data.nodes[at])
  );
}

/** Ids of the nodes that one tree has and the other has not, or has differently. */
export function listChanges(before: LayoutTree, after: LayoutTree): Set<string> {
  const changed = new Set<string>();
  for (const id in after) if (getNode(after, id) !== before[id]) changed.add(id);
  for (const id in before) if (!(id in after)) changed.add(id);
  return changed;
}
