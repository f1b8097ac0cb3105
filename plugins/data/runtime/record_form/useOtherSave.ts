import { useState } from 'react';
import { useRecords } from 'sala/runtime';
import type { JsonObject } from 'sala/schemas';
import type { RecordAnswer } from '../../shared/recordAnswer.ts';
import { readOtherSave, type Theirs } from '../record/readOtherSave.ts';

/** Two versions that have to be brought together. */
export interface Conflict {
  theirs: Theirs;
  base: JsonObject;
  mine: JsonObject;
  /** Saved as soon as they are one. */
  isSaving: boolean;
}

/** What was saved meanwhile, and whether it is being compared with what is typed. */
export function useOtherSave({ collection, record, fields }: RecordAnswer) {
  const records = useRecords()(collection);
  const [conflict, setConflict] = useState<Conflict>();
  return {
    conflict,
    readOtherSave: () => readOtherSave(records, String(record?.id), fields),
    open: setConflict,
    close: () => setConflict(undefined),
  };
}
