import type { Place } from '../document/tree/place.ts';
import type { Store } from './createStore.ts';

/** What is being dragged: a widget or ready-made section from the palette, or a node of the page. */
export type DragSource =
  | { kind: 'widget'; type: string }
  | { kind: 'section'; name: string; title: string; isBlock?: boolean }
  | { kind: 'object'; id: string }
  | { kind: 'row'; id: string };

export interface DragState {
  source: DragSource;
  place: Place | null;
  /** The pointer's position; null while dragging by keyboard. */
  pointer: { x: number; y: number } | null;
}

/** The current drag, or null. */
export type DragStore = Store<DragState | null>;

/** Rows go among rows only. */
export function holdsRows({ kind }: DragSource): boolean {
  return kind === 'row' || kind === 'section';
}

/** Id of the dragged node, if it is on the page. */
export function getMovedId(source: DragSource): string | undefined {
  return 'id' in source ? source.id : undefined;
}
