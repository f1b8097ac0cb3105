import { findOwnPlace, readPanel } from '../../document/tree/ownPlace.ts';
import { isPlaceOpen, type Place, type RowPlace } from '../../document/tree/place.ts';
import { getNode, type LayoutTree, listAncestors, type TreeNode } from '../../document/tree/tree.ts';

export interface LineTarget {
  /** The node whose line is under the pointer. */
  id: string;
  /** Whether the pointer is over the lower half of it. */
  below: boolean;
}

/** Where a dragged line goes: rows among rows; objects among objects, into a column, or between rows. */
export function findLinePlace(tree: LayoutTree, moving: string, { id, below }: LineTarget): Place | null {
  const target = tree[id];
  if (!target || tree[moving] === undefined) return null;
  const place = getNode(tree, moving).kind === 'row' ? besideRow(tree, target, below) : beside(tree, target, below);
  return place && isPlaceOpen(tree, place, moving) ? place : null;
}

function beside(tree: LayoutTree, target: TreeNode, below: boolean): Place | null {
  if (target.kind === 'column') return { kind: 'object', column: target.id, index: below ? target.children.length : 0 };
  const [column] = target.children;
  if (target.kind === 'row' && below && column !== undefined) return { kind: 'object', column, index: 0 };
  return step(findOwnPlace(tree, target.id), below);
}

function besideRow(tree: LayoutTree, target: TreeNode, below: boolean): RowPlace | null {
  const row = target.kind === 'row' ? target : listAncestors(tree, target.id).find(({ kind }) => kind === 'row');
  if (!row || row.parent === null) return null;
  const index = getNode(tree, row.parent).children.indexOf(row.id) + (below ? 1 : 0);
  return { kind: 'row', parent: row.parent, index, panel: readPanel(tree, row.id) };
}

function step(place: Place | null, below: boolean): Place | null {
  return place && { ...place, index: place.index + (below ? 1 : 0) };
}
