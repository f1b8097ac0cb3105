import type { WordKey } from '../language/th.ts';

/** Something that a command says to the person who gave it. */
export interface Message {
  lines: readonly { word: WordKey; params?: Record<string, string | number> }[];
  /** `quiet` is for screen readers only. */
  tone: 'quiet' | 'info' | 'danger';
}
