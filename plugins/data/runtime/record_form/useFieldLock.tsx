import { useCallback, useMemo } from 'react';
import type { LayoutObject } from 'sala/schemas';
import type { RecordAnswer } from '../../shared/recordAnswer.ts';
import { ReadOnlyField } from '../record_value/ReadOnlyField.tsx';

/** Draws the fields that this person may see and not change as text. */
export function useFieldLock({ fields, writable }: RecordAnswer) {
  const locked = useMemo(() => {
    const open = new Set(writable);
    return new Set(fields.map(({ field }) => field).filter((field) => !open.has(field)));
  }, [fields, writable]);
  return useCallback(
    (object: LayoutObject) =>
      typeof object.name === 'string' && locked.has(object.name) ? (
        <ReadOnlyField name={object.name} label={typeof object.label === 'string' ? object.label : ''} />
      ) : undefined,
    [locked],
  );
}
