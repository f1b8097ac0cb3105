import { useEffect, useState } from 'react';
import type { Json, LayoutObject } from 'sala/schemas';
import type { checkPattern } from '../../shared/checkPattern.ts';
import { checkText } from '../../shared/checkText.ts';

/** The rules of a text field. The code for patterns is loaded where a field has one; until it is there, the server alone knows. */
export function useTextCheck(pattern: string | undefined) {
  const [loaded, setLoaded] = useState<{ checkPattern: typeof checkPattern }>();
  useEffect(() => {
    if (pattern) import('../../shared/checkPattern.ts').then(setLoaded, () => undefined);
  }, [pattern]);
  return (value: Json | undefined, object: LayoutObject) => checkText(value, object, loaded?.checkPattern);
}
