import { expect } from 'vitest';
import { getChildList, getNode, type LayoutTree, listSubtree, rootId } from '../document/tree/tree.ts';

/** Invariants of every tree after every operation. */
export function expectSound(tree: LayoutTree): void {
  const reached = listSubtree(tree, rootId);
  expect(new Set(reached).size, 'no node stands in two places').toBe(reached.length);
  expect(reached.toSorted(), 'no node is left behind').toEqual(Object.keys(tree).sort());
  // One comparison for all: long random runs come here very often.
  const wrong = reached.flatMap((id) => {
    const { kind, children } = getNode(tree, id);
    return children.filter((child) => tree[child]?.parent !== id || tree[child].kind !== getChildList(kind).kind);
  });
  expect(wrong, 'every child knows its parent and is of its kind').toEqual([]);
}
