import type { Choice } from './choice.ts';

interface CommonProps {
  label: string;
  /** Keeps the label for screen readers only, where something beside it says as much. */
  hidesLabel?: boolean;
  help?: string;
  placeholder?: string;
  id?: string;
  /** Under which a form sends it: the id of what was chosen, or the free text. */
  name?: string;
  required?: boolean;
  maxLength?: number;
  pattern?: string;
  /** The id of a text that says more about it. */
  describedBy?: string;
  /** What is known already: found by what is typed. */
  choices?: readonly Choice[];
}

export interface ChosenProps {
  freeText?: false;
  chosen: Choice | undefined;
  onChoose: (choice: Choice | undefined) => void;
  /** Asks for further choices while the list is open, with what is typed. */
  search?: (typed: string, signal: AbortSignal) => Promise<readonly Choice[]>;
}

export interface FreeTextProps {
  /** What is typed counts, whether it is one of the choices or not. */
  freeText: true;
  value: string;
  onChange: (text: string) => void;
}

export type ComboboxProps = CommonProps & (ChosenProps | FreeTextProps);
