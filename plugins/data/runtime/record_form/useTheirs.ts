import { useState } from 'react';
import { useRecords } from 'sala/runtime';
import { isJsonObject, type JsonObject } from 'sala/schemas';
import type { RecordAnswer } from '../../shared/recordAnswer.ts';
import { readVersion } from './useRecordDraft.ts';

/** The record as somebody else has saved it. */
export interface Theirs {
  record: JsonObject;
  /** Names of the records that it refers to, by their ids. */
  names: ReadonlyMap<string, string>;
  by?: string;
  at?: string;
}

/** Two versions that have to be brought together. */
export interface Conflict {
  theirs: Theirs;
  base: JsonObject;
  mine: JsonObject;
  /** Saved as soon as they are one. */
  isSaving: boolean;
}

/** Reads what was saved meanwhile, by whom and when. */
export function useTheirs({ collection, record, fields }: RecordAnswer) {
  const records = useRecords()(collection);
  const [conflict, setConflict] = useState<Conflict>();

  async function readTheirs(): Promise<Theirs> {
    const id = String(record?.id);
    const references = fields.filter(({ reference }) => reference !== undefined).map(({ field }) => field);
    // Not everybody may see the history; then nobody is named.
    const [read, history] = await Promise.all([
      records.read(id, { titles: references }),
      records.history(id).catch(() => []),
    ]);
    const theirs = read as JsonObject;
    const change = history.find(({ version }) => version === readVersion(theirs)) ?? history[0];
    const titles = isJsonObject(theirs._titles) ? theirs._titles : {};
    const names = references.flatMap((field): [string, string][] => {
      const [value, title] = [theirs[field], titles[field]];
      return typeof value === 'string' && typeof title === 'string' ? [[value, title]] : [];
    });
    const at = change?.at ?? (typeof theirs.updated_at === 'string' ? theirs.updated_at : undefined);
    return { record: theirs, names: new Map(names), by: change?.by_name ?? undefined, at };
  }

  return { conflict, readTheirs, open: setConflict, close: () => setConflict(undefined) };
}
