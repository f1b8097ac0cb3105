import { type LayoutTree, listSubtree, rootId } from '../tree/tree.ts';

/**
 * Whether an edit may change what the widgets show: another object came or went, or one of those that ask for data (or
 * something drawn for its records) is not what it was. Typing in a text beside them asks for nothing.
 */
export function asksAnew(before: LayoutTree, after: LayoutTree, asks: readonly string[]): boolean {
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
