import { findOwnPlace, readPanel } from '../tree/ownPlace.ts';
import type { Place } from '../tree/place.ts';
import { getNode, type LayoutTree, rootId } from '../tree/tree.ts';
import { type Catalog, canHoldRows, listPanels } from './catalog.ts';

/**
 * Where a new object or copied parts go: into what is selected while that is empty, else behind it; without a selection
 * to the end of the page.
 */
export function findNextPlace(tree: LayoutTree, catalog: Catalog, selected: string | null): Place {
  const node = tree[selected ?? rootId] ?? getNode(tree, rootId);
  if (node.kind === 'column') return { kind: 'object', column: node.id, index: node.children.length };
  const only = node.kind === 'row' && node.children.length === 1 ? tree[node.children[0] ?? ''] : undefined;
  if (only?.children.length === 0) return { kind: 'object', column: only.id, index: 0 };
  if (node.kind === 'object' && node.children.length === 0 && canHoldRows(catalog, node)) {
    return { kind: 'row', parent: node.id, index: 0, panel: listPanels(catalog, node)?.[0] };
  }
  const own = findOwnPlace(tree, node.id);
  if (own) return { ...own, index: own.index + 1 };
  const rows = getNode(tree, rootId).children;
  return { kind: 'row', parent: rootId, index: rows.length, panel: readPanel(tree, rows.at(-1) ?? '') };
}
