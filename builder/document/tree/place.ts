import { getNode, isWithin, type LayoutTree } from './tree.ts';

/** A place for a node: among a column's objects, as a new column of a row, or in a new row. */
export type Place =
  | { kind: 'object'; column: string; index: number }
  | { kind: 'column'; row: string; index: number }
  | RowPlace;

export interface RowPlace {
  kind: 'row';
  parent: string;
  index: number;
  panel?: string;
}

/** The node that contains the place. */
export function getPlaceParent(place: Place): string {
  if (place.kind === 'object') return place.column;
  return place.kind === 'column' ? place.row : place.parent;
}

/** Whether both are the same place. */
export function isSamePlace(a: Place | null, b: Place | null): boolean {
  if (!a || !b) return a === b;
  const panels = a.kind === 'row' && b.kind === 'row' ? a.panel === b.panel : true;
  return a.kind === b.kind && getPlaceParent(a) === getPlaceParent(b) && a.index === b.index && panels;
}

/** Rows hold at most twelve columns; a node cannot be put inside itself. */
export function isPlaceOpen(tree: LayoutTree, place: Place, moving?: string): boolean {
  const parent = getPlaceParent(place);
  if (!tree[parent]) return false;
  if (moving !== undefined && isWithin(tree, parent, moving)) return false;
  return place.kind !== 'column' || getNode(tree, place.row).children.length < 12;
}
