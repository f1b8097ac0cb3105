import { useState } from 'react';
import { ApiError, useCallMessage, useRecords, useText } from 'sala/runtime';
import type { Json, JsonObject } from 'sala/schemas';
import { isSameValue } from '../../shared/formValues.ts';
import { rowNames } from '../../shared/list/listAnswer.ts';
import type { RecordField } from '../../shared/recordAnswer.ts';
import { readRefusals } from '../../shared/refusals.ts';
import { type RecordsOfOne, readOtherSave, type Theirs } from '../record/readOtherSave.ts';
import { cellTexts } from './cellTexts.ts';

interface Options {
  collection: string;
  row: JsonObject;
  field: RecordField;
}

export interface SaveCell {
  busy: boolean;
  error: string | undefined;
  /** What somebody else wrote into the same field meanwhile. */
  theirs: Theirs | undefined;
  /** The record as it is stored then; undefined when it was refused. */
  save: (value: Json, version?: number) => Promise<JsonObject | undefined>;
}

/** Saves one field of a record into the version that its reader saw. */
export function useSaveCell({ collection, row, field }: Options): SaveCell {
  const records = useRecords()(collection);
  const explain = useCallMessage();
  const say = useText(cellTexts);
  const [state, setState] = useState<Omit<SaveCell, 'save'>>(calm);
  const id = String(row.id);
  const name = field.field;

  async function save(value: Json, version = Number(row.version)): Promise<JsonObject | undefined> {
    if (field.required && (value === null || value === '')) {
      setState({ ...calm, error: say('missing') });
      return undefined;
    }
    setState({ ...calm, busy: true });
    try {
      const { record } = await records.save({ [name]: value }, { id, version });
      setState(calm);
      return await addName(records, field, record as JsonObject);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'version_conflict') return await settle(value);
      setState({ ...calm, error: readRefused(error) || explain(error) });
      return undefined;
    }
  }

  /** Another field may have been changed meanwhile; only for this one somebody has to choose. */
  async function settle(value: Json): Promise<JsonObject | undefined> {
    try {
      const theirs = await readOtherSave(records, id, [field]);
      if (isSameValue(theirs.record[name], row[name], field.schema))
        return await save(value, Number(theirs.record.version));
      setState({ ...calm, theirs });
    } catch (error) {
      setState({ ...calm, error: explain(error) });
    }
    return undefined;
  }

  return { ...state, save };
}

const calm = { busy: false, error: undefined, theirs: undefined };

/** A list shows what a referenced record is called. */
async function addName(records: RecordsOfOne, field: RecordField, record: JsonObject): Promise<JsonObject> {
  const value = record[field.field] ?? null;
  if (!field.reference || value === null) return record;
  const named = await readOtherSave(records, String(record.id), [field]).catch(() => undefined);
  return { ...record, [rowNames]: { [field.field]: named?.names.get(String(value)) ?? '' } };
}

function readRefused(error: unknown): string {
  const refusals = error instanceof ApiError ? readRefusals(error.details) : [];
  return refusals.map(({ text }) => text).join(' ');
}
