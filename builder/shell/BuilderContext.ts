import { createContext, use } from 'react';
import type { CommandContext } from '../commands/command.ts';
import type { DragStore } from '../drag/dragState.ts';
import type { Store } from '../state/createStore.ts';

/** The parts of an open builder. It never changes; each part is watched by who shows it. */
export interface BuilderParts extends CommandContext {
  drag: DragStore;
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
