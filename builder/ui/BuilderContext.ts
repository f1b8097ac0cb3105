import { createContext, use } from 'react';
import type { DraftDataAnswer, Row } from '../../schemas/index.ts';
import type { CommandContext } from '../commands/command.ts';
import type { Store } from '../state/createStore.ts';
import type { DragStore } from '../state/dragState.ts';
import type { Sample } from '../state/sample.ts';

/** A request of a control to pick an object on the canvas. */
export interface Picking {
  /** Id of the requesting control. */
  id: string;
  take: (node: string) => void;
}

/** The parts of an open builder. It never changes; components subscribe to its parts. */
export interface BuilderParts extends CommandContext {
  drag: DragStore;
  /** The pending request to pick an object. */
  picking: Store<Picking | null>;
  /** By uid: rows that objects include from other layouts, or repeat for their first records. */
  shownRows: Store<Record<string, Row[]>>;
  /** What visitors see around the page. */
  around: Store<DraftDataAnswer['around']>;
  sample: Store<Sample>;
  /** The next announcement for screen readers. */
  announcement: Store<string>;
}

export const BuilderContext = createContext<BuilderParts | null>(null);

/** The parts of the builder around a component. */
export function useBuilder(): BuilderParts {
  const parts = use(BuilderContext);
  if (!parts) throw new Error('No builder above');
  return parts;
}
