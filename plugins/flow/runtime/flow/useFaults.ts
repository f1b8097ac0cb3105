import { useMemo, useState } from 'react';
import type { JsonObject } from 'sala/schemas';
import { type Path, samePath } from '../../shared/places.ts';
import type { Known } from '../parts/useKnown.ts';
import { findFaults, hideUnfilled } from './findFaults.ts';

interface Edited {
  definition: JsonObject;
  selected: Path | undefined;
  /** It was to be saved, and was refused: nothing that is missing is passed over. */
  isRefused: boolean;
}

/** What is wrong with the flow. Of a step that was just added, what is missing counts once another one was selected. */
export function useFaults(known: Known, { definition, selected, isRefused }: Edited) {
  const [added, setAdded] = useState<Path>();
  const isFresh = added !== undefined && samePath(added, selected) && !isRefused;
  const faults = useMemo(() => {
    const all = findFaults(definition, known);
    return isFresh ? hideUnfilled(all, definition, added) : all;
  }, [definition, known, isFresh, added]);
  return { faults, setAdded };
}
