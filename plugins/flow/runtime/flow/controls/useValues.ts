import { useMemo } from 'react';
import { type FlowValue, listValues } from '../../../shared/listValues.ts';
import type { Path } from '../../../shared/places.ts';
import { namesOf } from '../../parts/namesOf.ts';
import { useEditor } from '../parts/EditorContext.ts';
import { stepOf } from './stepOf.ts';

/** What a formula at a place of the definition may read. */
export function useValues(path: Path): FlowValue[] {
  const { definition, known } = useEditor();
  const key = path.join('.');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the path, which is another array each time
  return useMemo(
    () => listValues({ definition, path: stepOf(path), collections: namesOf(known).fields }),
    [definition, known, key],
  );
}
