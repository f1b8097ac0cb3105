import { createContext, use } from 'react';
import type { Row } from '../../schemas/index.ts';
import type { CommandContext } from '../commands/command.ts';
import type { DragStore } from '../drag/dragState.ts';
import type { Store } from '../state/createStore.ts';

/** A question that is answered by pressing an object on the canvas. */
export interface Picking {
  /** Of the control that asks. */
  id: string;
  take: (node: string) => void;
}

/** The parts of an open builder. It never changes; each part is watched by who shows it. */
export interface BuilderParts extends CommandContext {
  drag: DragStore;
  /** Who waits for an object to be pointed out on the canvas. */
  picking: Store<Picking | null>;
  /** By uid: what objects take in from other layouts, and what repeats for their first records. */
  shownRows: Store<Record<string, Row[]>>;
  /** What a screen reader says next. */
  announcement: Store<string>;
}

export const BuilderContext = createContext<BuilderParts | null>(null);

/** The parts of the builder around a component. */
export function useBuilder(): BuilderParts {
  const parts = use(BuilderContext);
  if (!parts) throw new Error('No builder above');
  return parts;
}
