import type { Place } from './place.ts';
import { getIndex, getNode, type LayoutTree } from './tree.ts';

/** Where an object or row stands; null for a column and for the layout itself. */
export function findOwnPlace(tree: LayoutTree, id: string): Place | null {
  const { kind, parent } = getNode(tree, id);
  if (parent === null) return null;
  const index = getIndex(tree, id);
  if (kind === 'object') return { kind, column: parent, index };
  return kind === 'row' ? { kind, parent, index, panel: readPanel(tree, id) } : null;
}

/** The panel that contains a row, if its container has panels. */
export function readPanel(tree: LayoutTree, row: string): string | undefined {
  const tab = tree[row]?.data.tab;
  return typeof tab === 'string' ? tab : undefined;
}
