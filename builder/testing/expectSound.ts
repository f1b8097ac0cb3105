import { expect } from 'vitest';
import { getChildList, getNode, type LayoutTree, listSubtree, rootId } from '../document/tree/tree.ts';

/** Invariants of every tree after every operation. */
export function expectSound(tree: LayoutTree): void {
  const reached = listSubtree(tree, rootId);
  expect(new Set(reached).size, 'no node stands in two places').toBe(reached.length);
  expect(new Set(reached), 'no node is left behind').toEqual(new Set(Object.keys(tree)));
  for (const id of reached) {
    const node = getNode(tree, id);
    for (const child of node.children) {
      expect(getNode(tree, child).parent).toBe(id);
      expect(getNode(tree, child).kind).toBe(getChildList(node.kind).kind);
    }
  }
}
