import type { Place } from '../../document/tree/place.ts';
import { getNode, type LayoutTree } from '../../document/tree/tree.ts';
import { findNodeElement, listChildElements } from './nodeElement.ts';

/** The position of a drop mark in the window: a line between two neighbours, or the whole of an empty box. */
export interface PlaceMark {
  shape: 'across' | 'upright' | 'box';
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The mark of a place; null if that part of the page is not drawn, as in a closed panel. */
export function measurePlace(canvas: HTMLElement, tree: LayoutTree, place: Place): PlaceMark | null {
  if (place.kind === 'object') return measureAmong(findNodeElement(canvas, place.column), 'object', place.index);
  if (place.kind === 'column') return measureColumn(findNodeElement(canvas, place.row), place.index);
  const holder = findHolder(canvas, place.parent, place.panel);
  if (!holder) return null;
  const rows = listChildElements(holder, 'row');
  const next = getNode(tree, place.parent).children[place.index];
  const index = rows.findIndex((row) => row.dataset.node === next);
  return measureAmong(holder, 'row', index < 0 ? rows.length : index);
}

function findHolder(canvas: HTMLElement, parent: string, panel: string | undefined): HTMLElement | null {
  const holders = [...canvas.querySelectorAll<HTMLElement>(`[data-rows="${CSS.escape(parent)}"]`)];
  return holders.find((holder) => holder.dataset.panel === undefined || holder.dataset.panel === panel) ?? null;
}

function measureAmong(holder: HTMLElement | null, kind: string, index: number): PlaceMark | null {
  if (!holder) return null;
  const box = holder.getBoundingClientRect();
  const boxes = listChildElements(holder, kind).map((element) => element.getBoundingClientRect());
  if (boxes.length === 0) return { shape: 'box', ...readBox(box) };
  const above = boxes[index - 1];
  const below = boxes[index];
  const top = above && below ? (above.bottom + below.top) / 2 : (above?.bottom ?? below?.top ?? box.top);
  return { shape: 'across', left: box.left, top, width: box.width, height: 0 };
}

function measureColumn(row: HTMLElement | null, index: number): PlaceMark | null {
  if (!row) return null;
  const box = row.getBoundingClientRect();
  const boxes = listChildElements(row, 'column').map((element) => element.getBoundingClientRect());
  const before = boxes[index - 1];
  const after = boxes[index];
  const left = before && after ? (before.right + after.left) / 2 : (before?.right ?? after?.left ?? box.left);
  return { shape: 'upright', left, top: box.top, width: 0, height: box.height };
}

function readBox({ left, top, width, height }: DOMRect) {
  return { left, top, width, height };
}
