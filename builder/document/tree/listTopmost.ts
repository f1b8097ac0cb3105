import { type LayoutTree, listAncestors, listSubtree, rootId } from './tree.ts';

/**
 * What a selection means for copying, moving and removing: in document order, without what is inside another selected
 * node.
 */
export function listTopmost(tree: LayoutTree, ids: readonly string[]): readonly string[] {
  const held = known.get(tree);
  if (held?.ids === ids) return held.topmost;
  const topmost = find(tree, ids);
  known.set(tree, { ids, topmost });
  return topmost;
}

/** Every button asks whether it may be pressed, about the same selection: it is looked at once. */
const known = new WeakMap<LayoutTree, { ids: readonly string[]; topmost: readonly string[] }>();

function find(tree: LayoutTree, ids: readonly string[]): readonly string[] {
  const wanted = new Set(ids.filter((id) => tree[id] && id !== rootId));
  const outer = [...wanted].filter((id) => !listAncestors(tree, id).some((node) => wanted.has(node.id)));
  if (outer.length < 2) return outer;
  const chosen = new Set(outer);
  return listSubtree(tree, rootId).filter((id) => chosen.has(id));
}
