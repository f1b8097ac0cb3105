import type { PropertyPath } from '../document/operations/setProperty.ts';

/** The object whose text is being typed on the page. */
export interface Typing {
  node: string;
  /** Where it was pressed, in the window: of several texts the one there is meant. */
  at: { x: number; y: number } | null;
  /** Which of its texts, where the one before led to it. */
  path?: PropertyPath;
}
