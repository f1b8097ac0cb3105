import { useCallback, useMemo } from 'react';
import type { LayoutObject } from 'sala/schemas';
import type { RecordAnswer } from '../../shared/recordAnswer.ts';
import { ReadOnlyField } from '../record_value/ReadOnlyField.tsx';

/** Draws the fields that this person may see and not change as text, and nothing of those that they may not see. */
export function useFieldLock({ fields, writable }: RecordAnswer) {
  const [open, seen] = useMemo(
    () => [new Set(writable), new Set(fields.map(({ field }) => field))],
    [fields, writable],
  );
  return useCallback(
    ({ name, label }: LayoutObject) => {
      if (typeof name !== 'string' || name === '' || open.has(name)) return undefined;
      return seen.has(name) ? <ReadOnlyField name={name} label={typeof label === 'string' ? label : ''} /> : null;
    },
    [open, seen],
  );
}
