import { createContext, use } from 'react';
import type { ErrorDetail, Json, JsonObject } from 'sala/schemas';
import type { Path } from '../../../shared/places.ts';
import type { Known } from '../../parts/useKnown.ts';

/** What the controls of a step need. */
export interface Editor {
  definition: JsonObject;
  faults: readonly ErrorDetail[];
  known: Known;
  /** `undefined` removes the value. */
  change: (path: Path, value: Json | undefined) => void;
  /** The secret address that is shown, once. */
  address: string | undefined;
  showAddress: (address: string) => void;
}

export const EditorContext = createContext<Editor | undefined>(undefined);

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('controls of a step stand inside of the flow editor');
  return editor;
}
