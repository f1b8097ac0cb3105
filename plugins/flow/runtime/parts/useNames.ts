import { useMemo } from 'react';
import type { JsonObject } from 'sala/schemas';
import type { KnownNames } from '../../shared/describeStep.ts';
import { listReferences } from '../../shared/listReferences.ts';
import { namesWithin } from '../../shared/namesWithin.ts';
import { namesOf } from './namesOf.ts';
import type { Known } from './useKnown.ts';
import { useRecordTitles } from './useRecordTitles.ts';

/** What the sentences of a definition call the things of the site, with the records that they name. */
export function useNames(known: Known, definition: JsonObject): KnownNames {
  const references = useMemo(() => listReferences(definition, namesOf(known), known.steps), [definition, known]);
  const { titleOf } = useRecordTitles(references, known);
  return useMemo(() => namesWithin(definition, namesOf(known), titleOf), [definition, known, titleOf]);
}
