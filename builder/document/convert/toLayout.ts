import type { JsonObject, Layout } from '../../../schemas/index.ts';
import { getChildList, getNode, type LayoutTree, rootId } from '../tree/tree.ts';

const known = new WeakMap<LayoutTree, Layout>();

/** Converts the editor's nodes back into a layout: the same one as long as nothing is edited, for saving, copies and checks. */
export function toLayout(tree: LayoutTree): Layout {
  // The nodes came from a layout, and every operation preserves its structure.
  const layout = known.get(tree) ?? (toJson(tree, rootId) as unknown as Layout);
  known.set(tree, layout);
  return layout;
}

/** One row, column or object with all it holds, as it is stored. */
export function toJson(tree: LayoutTree, id: string): JsonObject {
  const node = getNode(tree, id);
  if (node.children.length === 0) return node.data;
  return { ...node.data, [getChildList(node.kind).key]: node.children.map((child) => toJson(tree, child)) };
}
