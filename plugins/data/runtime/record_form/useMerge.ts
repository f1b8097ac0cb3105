import { useEffect, useRef, useState } from 'react';
import type { JsonObject } from 'sala/schemas';
import type { RecordAnswer } from '../../shared/recordAnswer.ts';
import type { Theirs } from '../record/readOtherSave.ts';
import { type FormSession, readStart } from './useFormSession.ts';
import { useOtherSave } from './useOtherSave.ts';
import { type RecordDraft, readVersion, type useRecordDraft } from './useRecordDraft.ts';

interface Options {
  session: FormSession;
  /** The record as it was read last. */
  latest: RecordAnswer;
  draft: ReturnType<typeof useRecordDraft>;
  save: () => unknown;
}

export type Merge = ReturnType<typeof useMerge>;

/** Brings what is typed together with what others saved meanwhile. */
export function useMerge({ session, latest, draft, save }: Options) {
  const { answer, base, changes, typed, adopt, isSaved } = session;
  const { conflict, readOtherSave, open: show, close } = useOtherSave(answer);
  const [isUpdated, setUpdated] = useState(false);
  const savesNext = useRef(false);
  const isNewer = (readVersion(latest.record) ?? 0) > (readVersion(answer.record) ?? 0) && !isSaved.current;

  // Without anything typed the newer version is simply shown.
  useEffect(() => {
    if (!isNewer || isSaved.current || Object.keys(typed()).length > 0) return;
    adopt(latest);
    setUpdated(true);
  }, [isNewer, latest, adopt, typed, isSaved]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once the merged version is in the form
  useEffect(() => {
    if (!savesNext.current) return;
    savesNext.current = false;
    void save();
  }, [answer]);

  async function open(isSaving: boolean): Promise<void> {
    const theirs = await readOtherSave();
    show({ theirs, base: base.current, mine: { ...base.current, ...changes() }, isSaving });
  }

  async function openDraft(): Promise<void> {
    if (!draft.found) return;
    show(compareDraft(draft.found, await readOtherSave(), answer));
  }

  function take(values: JsonObject): void {
    if (!conflict) return;
    savesNext.current = conflict.isSaving;
    adopt(replaceRecord(answer, conflict.theirs), values);
    if (draft.found) draft.forget();
    close();
  }

  const discardDraft = () => {
    if (draft.found && !draft.found.isOutdated) adopt({ ...answer });
    draft.forget();
  };
  return { conflict, close, open, openDraft, take, discardDraft, isUpdated, isBehind: isNewer && !conflict };
}

/** A draft beside the version that is stored now. */
function compareDraft({ base, values }: RecordDraft, theirs: Theirs, answer: RecordAnswer) {
  const now = readStart({ ...answer, record: theirs.record });
  return { theirs, base: { ...now, ...base }, mine: { ...now, ...values }, isSaving: false };
}

function replaceRecord(answer: RecordAnswer, { record, names }: Theirs): RecordAnswer {
  const fields = answer.fields.map((field) => {
    const value = record[field.field];
    const text = typeof value === 'string' ? names.get(value) : undefined;
    return field.reference === undefined ? field : { ...field, text, path: undefined };
  });
  return { ...answer, record, fields };
}
