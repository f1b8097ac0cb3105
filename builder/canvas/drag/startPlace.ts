import { findOwnPlace, readPanel } from '../../document/tree/ownPlace.ts';
import { isSamePlace, type Place, type RowPlace } from '../../document/tree/place.ts';
import { getNode, type LayoutTree, listAncestors, rootId } from '../../document/tree/tree.ts';
import { type DragSource, getMovedId } from '../../state/dragState.ts';

/** The current place of a node before it is moved; for a new widget its place without dragging. */
export function findStartPlace(tree: LayoutTree, source: DragSource, selected: string | null): Place {
  if (source.kind === 'section') return findSectionPlace(tree, selected);
  return (source.kind === 'widget' ? null : findOwnPlace(tree, source.id)) ?? findInsertPlace(tree, selected);
}

/**
 * The place of a new object that is not dragged: after the selected object or row, into the selected column, or last.
 */
export function findInsertPlace(tree: LayoutTree, selected: string | null): Place {
  const node = tree[selected ?? rootId];
  if (node?.kind === 'column') return { kind: 'object', column: node.id, index: node.children.length };
  const own = node && findOwnPlace(tree, node.id);
  if (own) return { ...own, index: own.index + 1 };
  const rows = getNode(tree, rootId).children;
  return { kind: 'row', parent: rootId, index: rows.length, panel: readPanel(tree, rows.at(-1) ?? '') };
}

/** The place of a section that is not dragged: after the row of the page that holds what is selected, or last. */
export function findSectionPlace(tree: LayoutTree, selected: string | null): RowPlace {
  const rows = getNode(tree, rootId).children;
  const around = selected === null ? [] : [selected, ...listAncestors(tree, selected).map(({ id }) => id)];
  const row = around.find((id) => tree[id]?.parent === rootId) ?? rows.at(-1);
  const index = row === undefined ? 0 : rows.indexOf(row) + 1;
  return { kind: 'row', parent: rootId, index, panel: readPanel(tree, row ?? '') };
}

/** The places without the one right behind the dragged node: dropping there would change nothing. */
export function skipOwnEnd(tree: LayoutTree, source: DragSource, places: readonly Place[]): Place[] {
  const moved = getMovedId(source);
  const own = moved === undefined ? null : findOwnPlace(tree, moved);
  const end = own && { ...own, index: own.index + 1 };
  return places.filter((place) => !isSamePlace(place, end));
}
