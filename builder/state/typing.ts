import type { PropertyPath } from '../document/operations/setProperty.ts';

/** What is being typed on the page: a text of an object, or at first a part of the page of which the first text is meant. */
export interface Typing {
  node: string;
  /** Where it was pressed, in the window: of several texts the one there is meant. */
  at: { x: number; y: number } | null;
  /** Which of its texts, where the one before led to it. */
  path?: PropertyPath;
}
