import type { ReactNode } from 'react';
import type { Choice } from './choice.ts';

export interface ChoiceListProps {
  /** What the search field and the list are called. */
  label: string;
  placeholder?: string;
  /** Undefined while they are on their way. */
  choices: readonly Choice[] | undefined;
  /** The choices are still those of a text typed before. */
  isComing?: boolean;
  /** The id of the one that is chosen now. */
  chosen?: string;
  /** Instead of "nothing found". */
  none?: string;
  onChoose: (id: string) => void;
  /** Called with what is typed, returns the choices that fit; without it the list finds them by title, note and id. */
  onType?: (typed: string) => void;
  /** Draws a choice in another way than as its title and note. */
  draw?: (choice: Choice) => ReactNode;
  /** Small squares side by side, of which only those in sight are drawn: for very many. */
  isGrid?: boolean;
}
