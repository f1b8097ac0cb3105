import type { Catalog } from '../../document/catalog/catalog.ts';
import { findNextPlace } from '../../document/catalog/findNextPlace.ts';
import { findOwnPlace, readPanel } from '../../document/tree/ownPlace.ts';
import { isSamePlace, type Place, type RowPlace } from '../../document/tree/place.ts';
import { getNode, type LayoutTree, listAncestors, rootId } from '../../document/tree/tree.ts';
import { type DragSource, getMovedId } from '../../state/dragState.ts';

interface Around {
  catalog: Catalog;
  selected: string | null;
}

/** The current place of a node before it is moved; for a new widget its place without dragging. */
export function findStartPlace(tree: LayoutTree, source: DragSource, { catalog, selected }: Around): Place {
  if (source.kind === 'section') return findSectionPlace(tree, selected);
  const own = source.kind === 'widget' ? null : findOwnPlace(tree, source.id);
  return own ?? findNextPlace(tree, catalog, selected);
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
