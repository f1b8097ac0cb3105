import type { JsonObject, Layout } from '../../schemas/index.ts';
import { getChildList, getNode, type LayoutTree, rootId } from '../tree/tree.ts';

/** The layout that the editor's nodes stand for. */
export function toLayout(tree: LayoutTree): Layout {
  // The nodes came from a layout and every operation keeps its frame.
  return toJson(tree, rootId) as unknown as Layout;
}

/** One row, column or object with all it holds, as it is stored. */
export function toJson(tree: LayoutTree, id: string): JsonObject {
  const node = getNode(tree, id);
  if (node.children.length === 0) return node.data;
  return { ...node.data, [getChildList(node.kind).key]: node.children.map((child) => toJson(tree, child)) };
}
