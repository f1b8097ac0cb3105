import type { LayoutTree } from '../document/tree/tree.ts';
import type { WordKey } from '../language/th.ts';

/** Something that a command says to the person who gave it. */
export type Message = Remark | Removed;

export interface Remark {
  lines: readonly { word: WordKey; params?: Record<string, string | number> }[];
  /** `quiet` is for screen readers only. */
  tone: 'quiet' | 'info' | 'danger';
}

/** What was taken off the page: told by name for a while, with the way back. */
export interface Removed {
  tone: 'removed';
  ids: readonly string[];
  /** The page as it was before. */
  tree: LayoutTree;
}
