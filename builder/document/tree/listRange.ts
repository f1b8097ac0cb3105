import { getNode, type LayoutTree, listSubtree, rootId } from './tree.ts';

/**
 * The nodes from `first` to `last` in document order, `last` at the end: those of the kind of `last`. Without `first`,
 * or when that is of another kind, all of that kind, or `last` alone.
 */
export function listRange(tree: LayoutTree, last: string, first?: string): string[] {
  const { kind } = getNode(tree, last);
  const order = listSubtree(tree, rootId).filter((id) => tree[id]?.kind === kind);
  return first === undefined ? order : cutRange(order, last, first);
}

/** The part of a list from one entry to another, `last` at the end. */
export function cutRange(order: readonly string[], last: string, first: string): string[] {
  const [from, to] = [order.indexOf(first), order.indexOf(last)];
  if (from === -1 || to === -1) return [last];
  return from <= to ? order.slice(from, to + 1) : order.slice(to, from + 1).reverse();
}
