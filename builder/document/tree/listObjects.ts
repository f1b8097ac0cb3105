import { type LayoutTree, listSubtree, rootId } from './tree.ts';

/** Ids of all objects in document order, those inside containers after their container. */
export function listObjects(tree: LayoutTree): string[] {
  return listSubtree(tree, rootId).filter((id) => tree[id]?.kind === 'object');
}
