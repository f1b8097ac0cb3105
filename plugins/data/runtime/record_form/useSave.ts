import { useEffect, useRef, useState } from 'react';
import {
  ApiError,
  type FormProblem,
  findUnhydrated,
  hydrateAll,
  listenForKeys,
  nameProblem,
  type ToldChange,
  useCallMessage,
  useRecords,
  useTellChange,
  useText,
} from 'sala/runtime';
import type { JsonObject } from 'sala/schemas';
import { changedValues } from '../../shared/formValues.ts';
import type { RecordAnswer } from '../../shared/recordAnswer.ts';
import { readRefusals, sayInLine, titlePath } from '../../shared/refusals.ts';
import { recordTexts } from '../record/recordTexts.ts';
import { attachedField } from '../record_upload/RecordUpload.tsx';
import { listAttached } from './NewFiles.tsx';
import { pathsOfUndo } from './pathAfter.ts';
import type { FormSession } from './useFormSession.ts';

interface Options {
  session: FormSession;
  /** In a dialog over another page, which stays. */
  isHosted: boolean;
  onSaved: (record: JsonObject, isAgain: boolean) => Promise<void>;
  /** Somebody else has saved it meanwhile. */
  onConflict: () => Promise<void>;
}

/** Saves what the form holds: a new record whole, of a stored one only what was changed. */
export function useSave({ session, isHosted, onSaved, onConflict }: Options) {
  const { answer, fields, isSaved } = session;
  const records = useRecords()(answer.collection);
  const tellSaved = useTellSaved(answer, isHosted);
  const [busy, setBusy] = useState(false);
  const isBusy = useRef(false);
  const { problems, check, refuse } = useProblems(session);

  /** Answers whether it is stored; `isAgain` goes on with another new record. */
  async function save(isAgain = false): Promise<boolean> {
    if (isBusy.current) return false;
    isBusy.current = true;
    // What was typed before a field was interactive is known to the form once it is.
    if (findUnhydrated(place.current)[0]) await hydrateAll(() => findUnhydrated(place.current));
    isBusy.current = check();
    if (!isBusy.current) return false;
    setBusy(true);
    const isDone = await send(isAgain);
    isBusy.current = false;
    setBusy(false);
    return isDone;
  }

  async function send(isAgain: boolean): Promise<boolean> {
    const { record } = answer;
    try {
      const given = record ? session.changes() : changedValues(session.values(), {}, fields);
      const { [attachedField]: attached, ...data } = given;
      const at = record ? { id: String(record.id), version: Number(record.version) } : undefined;
      const saved = await records.save(data, at, listAttached(attached));
      isSaved.current = true;
      tellSaved(saved);
      await onSaved(saved.record as JsonObject, isAgain);
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'version_conflict') await onConflict();
      else refuse(error);
      return false;
    }
  }

  const place = useSaveKey(save);
  return { save, problems, busy, place };
}

/** Says that the record is saved, with what the server has to say about it. */
function useTellSaved(answer: RecordAnswer, isHosted: boolean) {
  const tell = useTellChange();
  const say = useText(recordTexts);
  return ({ record, warnings }: { record: ToldChange['record']; warnings: readonly { message: string }[] }) => {
    const text = warnings.map(({ message }) => message).join(' ');
    tell({
      collection: answer.collection,
      record: isHosted ? {} : record, // the dialog's own page takes what was saved
      title: say(text ? 'warned' : 'saved'),
      ...(text && { text, kind: 'warning' }),
      goes: pathsOfUndo(answer, record.id),
    });
  };
}

/** What is wrong with the form, at its fields and as a list. */
function useProblems(session: FormSession) {
  const { answer, form } = session;
  const say = useText(recordTexts);
  const explain = useCallMessage();
  const marked = useRef<string[]>([]);
  const [problems, setProblems] = useState<FormProblem[]>([]);

  const describe = (name: string, text: string): FormProblem => {
    const label = titlePath(answer.fields, name, (title, n) => say('line', { title, n }));
    return { name, text, ...(label && { uid: name, label }) };
  };

  /** Whether it may be sent, as far as the browser can tell. */
  function check(): boolean {
    for (const name of marked.current) form.setError(name, undefined);
    marked.current = [];
    const wrong = new Set(form.check());
    for (const name of findMissing(session).filter((one) => !wrong.has(one))) {
      mark(name, say('missingField'));
      wrong.add(name);
    }
    setProblems(sortByField([...wrong], answer).map((name) => describe(name, form.read(name).error ?? '')));
    return wrong.size === 0;
  }

  function mark(name: string, text: string) {
    form.setError(name, text);
    marked.current.push(name);
  }

  function refuse(error: unknown): void {
    const refusals = error instanceof ApiError ? readRefusals(error.details) : [];
    for (const { name, text } of refusals) {
      mark(name, sayInLine(text, describe(name, '').label));
      // A list of lines says too which of them is meant.
      const [field = ''] = name.split('.');
      const isOfLine = field !== name && form.read(field).error === undefined;
      if (isOfLine) mark(field, nameProblem(describe(name, '').label, text));
    }
    const all = refusals.map(({ name, text }) => describe(name, text));
    setProblems(all.length > 0 ? all : [{ name: '', text: isGone(error) ? say('goneUnsaved') : explain(error) }]);
  }

  return { problems, check, refuse };
}

function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'not_found';
}

function sortByField(names: string[], { fields }: FormSession['answer']): string[] {
  const places = fields.map(({ field }) => field);
  const placeOf = (name: string) => places.indexOf(name.split('.')[0] ?? '');
  return names.sort((one, other) => placeOf(one) - placeOf(other));
}

/** Required fields without a value: also those whose widget is not drawn. */
export function findMissing({ answer, fields, values }: FormSession): string[] {
  const filled = new Set(Object.keys(changedValues(values(), {}, fields)));
  return fields
    .filter(({ field, required, schema }) => required && !filled.has(field) && schema.type !== 'boolean')
    .filter(({ schema }) => answer.record !== null || schema['x-sequence'] === undefined)
    .map(({ field }) => field);
}

/** Ctrl+S, or ⌘S, in the form or beside it; not below a dialog that stands over it. */
function useSaveKey(save: () => Promise<boolean>) {
  const place = useRef<HTMLFormElement>(null);
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.code === 'KeyS';
      if (!isSave || event.defaultPrevented) return;
      event.preventDefault();
      const dialog = [...document.querySelectorAll('[role$="dialog"]')].at(-1);
      if (dialog && !dialog.contains(place.current)) return;
      void latest.current();
    };
    return listenForKeys(handleKey);
  }, []);
  return place;
}
