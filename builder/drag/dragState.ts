import type { Store } from '../state/createStore.ts';
import type { Place } from '../tree/place.ts';

/** What is being dragged: a widget out of the palette, or a part of the page. */
export type DragSource =
  | { kind: 'widget'; type: string }
  | { kind: 'object'; id: string }
  | { kind: 'row'; id: string };

export interface DragState {
  source: DragSource;
  place: Place | null;
  /** Where the pointer is; null while dragging by keyboard. */
  pointer: { x: number; y: number } | null;
}

/** The drag that is under way, or null. */
export type DragStore = Store<DragState | null>;

/** Id of the node that moves, if it is one of the page. */
export function getMovedId(source: DragSource): string | undefined {
  return source.kind === 'widget' ? undefined : source.id;
}
