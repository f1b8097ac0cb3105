import { type LayoutTree, listSubtree, rootId } from '../document/tree/tree.ts';

/**
 * Whether an edit may change what the widgets show: an object was added or removed, or one with data requests (or
 * something repeated for its records) has changed. Edits of other texts request nothing.
 */
export function needsRefetch(before: LayoutTree, after: LayoutTree, asks: readonly string[]): boolean {
  if (before === after) return false;
  if (before[rootId]?.data !== after[rootId]?.data) return true;
  if (listTypes(before) !== listTypes(after)) return true;
  const asking = new Set(asks);
  return Object.values(after)
    .filter(({ data }) => typeof data.uid === 'string' && asking.has(data.uid))
    .some(({ id }) => !before[id] || listSubtree(after, id).some((inner) => before[inner] !== after[inner]));
}

function listTypes(tree: LayoutTree): string {
  return Object.values(tree)
    .flatMap(({ kind, data }) => (kind === 'object' ? [`${data.uid} ${data.type}`] : []))
    .sort()
    .join();
}
