import { isSamePlace, type Place } from '../tree/place.ts';
import { getIndex, getNode, type LayoutTree } from '../tree/tree.ts';
import type { DragSource } from './dragState.ts';
import { readPanel } from './listPlaces.ts';

/** Where a part of the page stands before it is moved; for a new widget the place after the selected object. */
export function findStartPlace(tree: LayoutTree, source: DragSource, selected: string | null): Place | null {
  if (source.kind !== 'widget') return findOwnPlace(tree, source.id);
  const after = selected === null ? null : findOwnPlace(tree, selected);
  return after && { ...after, index: after.index + 1 };
}

function findOwnPlace(tree: LayoutTree, id: string): Place | null {
  const { kind, parent } = getNode(tree, id);
  if (parent === null) return null;
  const index = getIndex(tree, id);
  if (kind === 'object') return { kind, column: parent, index };
  return kind === 'row' ? { kind, parent, index, panel: readPanel(tree, id) } : { kind: 'column', row: parent, index };
}

/** The places without the one right behind the moved part: dropping there would change nothing. */
export function skipOwnEnd(tree: LayoutTree, source: DragSource, places: readonly Place[]): Place[] {
  const own = source.kind === 'widget' ? null : findOwnPlace(tree, source.id);
  const end = own && { ...own, index: own.index + 1 };
  return places.filter((place) => !isSamePlace(place, end));
}
