import { type LayoutTree, listSubtree, rootId } from './tree.ts';

/** Ids of all objects of a part or of the whole layout in document order, those inside containers after their container. */
export function listObjects(tree: LayoutTree, part: string = rootId): string[] {
  return listSubtree(tree, part).filter((id) => tree[id]?.kind === 'object');
}
