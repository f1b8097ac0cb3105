import { readPanel } from '../../document/tree/ownPlace.ts';
import { isPlaceOpen, type Place } from '../../document/tree/place.ts';
import { getIndex, getNode, type LayoutTree } from '../../document/tree/tree.ts';
import { type DragSource, getMovedId, holdsRows } from '../../state/dragState.ts';
import { closestNode, listChildElements } from './nodeElement.ts';

export interface Point {
  x: number;
  y: number;
}

/** Distance from an edge within which the pointer means a new row above or below, or a new column at the side. */
const edge = { row: 8, column: 14 };

/** The place under the pointer, read from the elements drawn there. */
export function findPlace(
  point: Point,
  { canvas, tree, source }: { canvas: HTMLElement; tree: LayoutTree; source: DragSource },
): Place | null {
  const hit = findHit(point, canvas, getMovedId(source));
  if (!hit) return null;
  const place = holdsRows(source) ? findRowPlace(point, hit, tree) : findAnyPlace(point, hit, tree);
  return place && isPlaceOpen(tree, place, getMovedId(source)) ? place : null;
}

/** The innermost node or row container under the pointer; over the page's margin, the page itself. */
function findHit(point: Point, canvas: HTMLElement, moved: string | undefined): HTMLElement | null {
  const element = document.elementFromPoint(point.x, point.y);
  if (!element || !canvas.contains(element)) return null;
  const hit =
    element.closest<HTMLElement>('[data-node], [data-rows]') ?? canvas.querySelector<HTMLElement>('[data-rows]');
  const own = moved === undefined ? null : hit?.closest<HTMLElement>(`[data-node="${CSS.escape(moved)}"]`);
  return own ?? hit ?? null;
}

function findAnyPlace(point: Point, hit: HTMLElement, tree: LayoutTree): Place | null {
  if (hit.dataset.rows !== undefined) return findRowGap(point, hit, tree);
  const row = closestNode(hit, 'row');
  if (!row) return findRowPlace(point, hit, tree);
  const box = row.getBoundingClientRect();
  const holder = row.closest<HTMLElement>('[data-rows]');
  const margin = Math.min(edge.row, box.height / 12);
  if (holder && (point.y < box.top + margin || point.y > box.bottom - margin)) return findRowGap(point, holder, tree);
  return findInRow(point, row);
}

function findInRow(point: Point, row: HTMLElement): Place | null {
  const columns = listChildElements(row, 'column');
  const rowId = row.dataset.node ?? '';
  // Stacked columns, as on a phone, have no sides for a new one.
  const stacked = columns.length > 1 && areStacked(columns);
  if (!stacked) {
    const index = findColumnEdge(point, columns);
    if (index !== null) return { kind: 'column', row: rowId, index };
  }
  const column = findNearest(point, columns);
  if (!column) return { kind: 'column', row: rowId, index: 0 };
  const objects = listChildElements(column, 'object');
  return { kind: 'object', column: column.dataset.node ?? '', index: countAbove(point.y, objects) };
}

/** The index of a new column, if the pointer is at the side of a column. */
function findColumnEdge({ x }: Point, columns: readonly HTMLElement[]): number | null {
  for (const [index, column] of columns.entries()) {
    const box = column.getBoundingClientRect();
    const margin = Math.min(edge.column, box.width / 5);
    if (x < box.left + margin) return index;
    if (x <= box.right - margin) return null;
    const next = columns[index + 1];
    if (!next || x < next.getBoundingClientRect().left) return index + 1;
  }
  return columns.length === 0 ? 0 : columns.length;
}

function findRowPlace(point: Point, hit: HTMLElement, tree: LayoutTree): Place | null {
  const holder = hit.closest<HTMLElement>('[data-rows]') ?? hit.querySelector<HTMLElement>('[data-rows]');
  return holder ? findRowGap(point, holder, tree) : null;
}

/** The nearest gap between rows of one container (the page, or a panel). */
function findRowGap(point: Point, holder: HTMLElement, tree: LayoutTree): Place {
  const parent = holder.dataset.rows ?? '';
  const rows = listChildElements(holder, 'row');
  const above = countAbove(point.y, rows);
  const next = rows[above]?.dataset.node;
  const previous = rows[above - 1]?.dataset.node;
  const panel = holder.dataset.panel ?? readPanel(tree, previous ?? next ?? '');
  if (next !== undefined) return { kind: 'row', parent, index: getIndex(tree, next), panel };
  const index = previous === undefined ? getNode(tree, parent).children.length : getIndex(tree, previous) + 1;
  return { kind: 'row', parent, index, panel };
}

function countAbove(y: number, elements: readonly HTMLElement[]): number {
  return elements.filter((element) => {
    const box = element.getBoundingClientRect();
    return y > box.top + box.height / 2;
  }).length;
}

function areStacked(columns: readonly HTMLElement[]): boolean {
  const [first, second] = columns.map((column) => column.getBoundingClientRect());
  return first !== undefined && second !== undefined && second.top >= first.bottom;
}

function findNearest(point: Point, elements: readonly HTMLElement[]): HTMLElement | undefined {
  const distances = elements.map((element) => {
    const box = element.getBoundingClientRect();
    const dx = Math.max(box.left - point.x, 0, point.x - box.right);
    const dy = Math.max(box.top - point.y, 0, point.y - box.bottom);
    return Math.hypot(dx, dy);
  });
  return elements[distances.indexOf(Math.min(...distances))];
}
