import { type Catalog, canHoldRows, listPanels } from '../../document/catalog/catalog.ts';
import { readPanel } from '../../document/tree/ownPlace.ts';
import { isPlaceOpen, type Place } from '../../document/tree/place.ts';
import { getNode, type LayoutTree, rootId } from '../../document/tree/tree.ts';
import { type DragSource, getMovedId, holdsRows } from '../../state/dragState.ts';

/** Every place where the source may be dropped, in document order; the sequence for the keyboard. */
export function listPlaces(tree: LayoutTree, catalog: Catalog, source: DragSource): Place[] {
  const moved = getMovedId(source);
  return listInRows(tree, catalog, { parent: rootId, rowsOnly: holdsRows(source) }).filter((place) =>
    isPlaceOpen(tree, place, moved),
  );
}

interface Rows {
  parent: string;
  rowsOnly: boolean;
  panel?: string;
}

function listInRows(tree: LayoutTree, catalog: Catalog, { parent, rowsOnly, panel }: Rows): Place[] {
  const { children } = getNode(tree, parent);
  const places: Place[] = [];
  let after = children.length;
  children.forEach((row, index) => {
    const tab = readPanel(tree, row);
    if (panel !== undefined && tab !== panel) return;
    places.push({ kind: 'row', parent, index, panel: tab }, ...listInRow(tree, catalog, { row, rowsOnly }));
    after = index + 1;
  });
  const last = children[after - 1];
  places.push({ kind: 'row', parent, index: after, panel: panel ?? (last && readPanel(tree, last)) });
  return places;
}

function listInRow(tree: LayoutTree, catalog: Catalog, { row, rowsOnly }: { row: string; rowsOnly: boolean }): Place[] {
  const columns = getNode(tree, row).children;
  const inside = columns.flatMap((column, index): Place[] => [
    ...(rowsOnly ? [] : [{ kind: 'column' as const, row, index }]),
    ...listInColumn(tree, catalog, { column, rowsOnly }),
  ]);
  return rowsOnly ? inside : [...inside, { kind: 'column', row, index: columns.length }];
}

function listInColumn(
  tree: LayoutTree,
  catalog: Catalog,
  { column, rowsOnly }: { column: string; rowsOnly: boolean },
): Place[] {
  const objects = getNode(tree, column).children;
  const places = objects.flatMap((id, index): Place[] => {
    const before: Place[] = rowsOnly ? [] : [{ kind: 'object', column, index }];
    const node = getNode(tree, id);
    if (!canHoldRows(catalog, node)) return before;
    const panels = listPanels(catalog, node) ?? [undefined];
    return [...before, ...panels.flatMap((panel) => listInRows(tree, catalog, { parent: id, rowsOnly, panel }))];
  });
  return rowsOnly ? places : [...places, { kind: 'object', column, index: objects.length }];
}
