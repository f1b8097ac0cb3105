import { attachNode, copyTree, detachNode, type TreeDraft } from '../tree/editTree.ts';
import { isPlaceOpen, type Place } from '../tree/place.ts';
import { getIndex, getNode, type LayoutTree } from '../tree/tree.ts';
import { dropBareRow } from './dropBareRow.ts';
import { preparePlace } from './preparePlace.ts';
import { removeColumnFrom } from './removeColumnFrom.ts';

/** Moves an object to a place, given in the layout before the move. */
export function moveObject(tree: LayoutTree, { id, place }: { id: string; place: Place }): LayoutTree {
  const from = getNode(tree, id).parent;
  if (from === null || !isPlaceOpen(tree, place, id) || isWhereItIs(tree, id, place)) return tree;
  const draft = copyTree(tree);
  const { parent, index } = preparePlace(draft, place);
  const passed = parent === from && getIndex(draft, id) < index ? 1 : 0;
  detachNode(draft, id);
  attachNode(draft, id, { parent, index: index - passed });
  tidyColumn(draft, from, place);
  return draft;
}

function isWhereItIs(tree: LayoutTree, id: string, place: Place): boolean {
  const { parent } = getNode(tree, id);
  if (parent === null) return false;
  const index = getIndex(tree, id);
  if (place.kind === 'object') return place.column === parent && (place.index === index || place.index === index + 1);
  const column = getNode(tree, parent);
  if (column.children.length > 1 || column.parent === null) return false;
  const position = getIndex(tree, column.id);
  if (place.kind === 'column') {
    return place.row === column.parent && (place.index === position || place.index === position + 1);
  }
  const row = getNode(tree, column.parent);
  const rowIndex = getIndex(tree, row.id);
  const alone = row.children.length === 1 && row.parent === place.parent;
  return alone && (place.index === rowIndex || place.index === rowIndex + 1) && place.panel === row.data.tab;
}

/** Removes what a move left empty: the column if another took its place in the row, the row if it was there for the object alone. */
function tidyColumn(draft: TreeDraft, columnId: string, place: Place): void {
  const column = getNode(draft, columnId);
  if (column.children.length > 0 || column.parent === null) return;
  const row = getNode(draft, column.parent);
  if (row.children.length === 1) dropBareRow(draft, columnId);
  else if (place.kind === 'column' && place.row === row.id) removeColumnFrom(draft, columnId);
}
