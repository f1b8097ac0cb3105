import { useRef, useState } from 'react';
import { usualDisplay } from 'sala/engine';
import { type Api, useApi, useCallMessage, useLanguage } from 'sala/runtime';
import { type Condition, isJsonObject, type Json, type JsonObject, type Language } from 'sala/schemas';
import type { GridColumn } from '../../../shared/columns.ts';
import { type ListAnswer, rowAsks, rowEvents, rowNames } from '../../../shared/list/listAnswer.ts';
import { nameOf, titleReferred } from '../../../shared/list/nameOf.ts';
import type { RowCall } from '../../../shared/list/rowCalls.ts';
import type { RecordField } from '../../../shared/recordAnswer.ts';
import { sendRowCall } from '../rows/sendRowCall.ts';

/** What is done with each record. */
export type BulkAction =
  | { op: 'transition'; event: string; note?: string; fill?: Filled }
  | { op: 'update'; data: JsonObject }
  | { op: 'delete' | 'restore' | 'undo' }
  | { op: 'call'; call: RowCall; asked: string };

/** What was filled in for an event, and the fields that it asks for. */
interface Filled {
  values: JsonObject;
  fields: readonly RecordField[];
}

export interface Refused {
  id: string;
  name: string;
  reason: string;
  row: JsonObject;
}

export interface BulkRun {
  action: BulkAction;
  done: number;
  total: number;
  refused: Refused[];
  /** The rows, as they were changed, of which that may be taken back. */
  undoable: JsonObject[];
  state: 'running' | 'stopped' | 'ended';
  /** Why it ended early. */
  problem?: string;
}

export interface Chosen {
  rows: readonly JsonObject[];
  /** Every record that the list finds, beyond this page. */
  isWhole: boolean;
}

const batch = 100;

interface Result {
  index: number;
  data?: { version?: number };
  undo?: boolean;
  error?: { message: string };
}

/** What became of some rows. */
interface Sent {
  failed: { row: JsonObject; reason: string }[];
  undoable: JsonObject[];
}

/** Does something with many records, a hundred at a time, and keeps who was refused and why. */
export function useBulk(answer: ListAnswer, nameOf: (row: JsonObject) => string) {
  const api = useApi();
  const language = useLanguage();
  const explain = useCallMessage();
  const [run, setRun] = useState<BulkRun>();
  const isStopped = useRef(false);
  const { collection = '' } = answer;

  async function perform(action: BulkAction, rows: readonly JsonObject[], now: BulkRun): Promise<BulkRun> {
    const { failed, undoable } = await (action.op === 'call'
      ? sendCalls(api, action, rows, explain)
      : performSome(api, { action, collection, rows }));
    const refused = failed.map(({ row, reason }): Refused => ({ id: String(row.id), name: nameOf(row), reason, row }));
    return goOn(now, { done: rows.length, refused, undoable: undoable.map((row) => ({ ...row, _name: nameOf(row) })) });
  }

  async function start(action: BulkAction, { rows, isWhole }: Chosen): Promise<BulkRun> {
    isStopped.current = false;
    let now = beginRun(action, isWhole ? answer.total : rows.length);
    setRun(now);
    try {
      for await (const some of isWhole ? readAll(api, answer, language) : cut(rows)) {
        if (isStopped.current) break;
        now = await perform(action, some, now);
        setRun(now);
      }
      now = { ...now, state: isStopped.current ? 'stopped' : 'ended' };
    } catch (error) {
      now = { ...now, state: 'stopped', problem: explain(error) };
    }
    setRun(now);
    return now;
  }

  return {
    run,
    start,
    stop: () => {
      isStopped.current = true;
    },
    retry: (refused: readonly Refused[], action: BulkAction) => start(action, listAgain(refused, action)),
    undo: ({ undoable }: BulkRun) => start({ op: 'undo' }, { rows: undoable, isWhole: false }),
    close: () => setRun(undefined),
  };
}

function beginRun(action: BulkAction, total: number): BulkRun {
  return { action, done: 0, total, refused: [], undoable: [], state: 'running' };
}

function goOn(run: BulkRun, { done, refused, undoable }: Pick<BulkRun, 'done' | 'refused' | 'undoable'>): BulkRun {
  return {
    ...run,
    done: run.done + done,
    refused: [...run.refused, ...refused],
    undoable: [...run.undoable, ...undoable],
  };
}

/** Without their versions: what was changed meanwhile is what a repeated change is for. An undo names the version that it takes back. */
function listAgain(refused: readonly Refused[], { op }: BulkAction): Chosen {
  const rows = refused.map(
    ({ row: { version, ...row }, name }): JsonObject => ({
      ...row,
      ...(op === 'undo' && version !== undefined && { version }),
      _name: name,
    }),
  );
  return { rows, isWhole: false };
}

/** The chosen records by id and name, or all that the list finds. */
export async function collectNamed(
  api: Api,
  answer: ListAnswer,
  { rows, isWhole, language }: Chosen & { language: Language },
): Promise<{ id: string; name: string }[]> {
  const found: JsonObject[] = isWhole ? [] : [...rows];
  if (isWhole) for await (const some of readAll(api, answer, language)) found.push(...some);
  return found.map((row) => ({ id: String(row.id), name: nameOf(answer, row) }));
}

/** The records that a list finds, by id, so that what changes meanwhile neither hides nor repeats any; called as its rows are. */
async function* readAll(
  api: Api,
  { collection = '', columns, filter, search, trash }: ListAnswer,
  language: Language,
): AsyncGenerator<JsonObject[]> {
  const named = columns[0]?.kind === 'reference' ? columns[0] : undefined;
  let last = '';
  for (;;) {
    const after: Condition[] = last ? [{ id: { $gt: last } }] : [];
    const parts = [...(filter ? [filter] : []), ...after];
    const { data } = await api<{ data: JsonObject[] }>(`/api/${encodeURIComponent(collection)}/query`, {
      method: 'POST',
      body: {
        method: 'find',
        args: parts.length > 0 ? [{ $and: parts }] : [],
        sort: { id: 1 },
        paging: { page: 1, limit: batch },
        ...(named && { expand: [named.field] }),
        ...(search && { search }),
        ...(trash && { trash }),
      },
    });
    if (data.length > 0) yield named ? data.map((row) => nameReference(row, named, language)) : data;
    if (data.length < batch) return;
    last = String(data.at(-1)?.id);
  }
}

/** A row as the list would give it: with what its reference is called. */
function nameReference(row: JsonObject, { field, display }: GridColumn, language: Language): JsonObject {
  const referred = isJsonObject(row._expanded) ? (row._expanded[field] ?? null) : null;
  const title = titleReferred(referred, display ?? usualDisplay, language);
  return title === undefined ? row : { ...row, [rowNames]: { [field]: title } };
}

/** Does something with some records; each succeeds or is refused by itself. */
async function performSome(
  api: Api,
  {
    action,
    collection,
    rows,
  }: { action: Exclude<BulkAction, { op: 'call' }>; collection: string; rows: readonly JsonObject[] },
): Promise<Sent> {
  const operations = rows.map((row) => ({
    ...describeOperation(action, row),
    collection,
    id: row.id,
    ...(typeof row.version === 'number' && { version: row.version }),
  }));
  const { data } = await api<{ data: Result[] }>('/api/batch', {
    method: 'POST',
    body: { operations, each: true },
    timeoutMs: 120_000,
  });
  const results = data.flatMap((result) => ({ ...result, row: rows[result.index] ?? {} }));
  return {
    failed: results.flatMap(({ row, error }) => (error ? [{ row, reason: error.message }] : [])),
    undoable: results.flatMap(({ row, undo, data: changed }) =>
      undo && changed?.version !== undefined ? [{ ...row, version: changed.version }] : [],
    ),
  };
}

/** What is done with one row: of what was filled in, what is asked of this one. */
function describeOperation(action: Exclude<BulkAction, { op: 'call' }>, row: JsonObject) {
  if (action.op !== 'transition' || !action.fill) return action;
  const { fill, ...sent } = action;
  const given = fill.fields.flatMap((field): [string, Json][] => {
    const value = fill.values[field.field] ?? null;
    return value !== null && value !== '' && isAskedOf(row, action.event, field) ? [[field.field, value]] : [];
  });
  return { ...sent, ...(given.length > 0 && { data: Object.fromEntries(given) }) };
}

/** A row of the list says what is asked of it; one beyond this page holds all of its fields. */
export function isAskedOf(row: JsonObject, event: string, { field, required }: RecordField): boolean {
  if (!Array.isArray(row[rowEvents])) return !required || (row[field] ?? '') === '';
  const asks = row[rowAsks];
  const names = isJsonObject(asks) ? asks[event] : undefined;
  return Array.isArray(names) && names.includes(field);
}

/** Sends a call for each row; a refusal of one stops no other. */
async function sendCalls(
  api: Api,
  { call, asked }: { call: RowCall; asked: string },
  rows: readonly JsonObject[],
  explain: (refusal: unknown) => string,
): Promise<Sent> {
  const failed: Sent['failed'] = [];
  for (const row of rows)
    await sendRowCall(api, { call, row, asked }).catch((refusal) => failed.push({ row, reason: explain(refusal) }));
  return { failed, undoable: [] };
}

function* cut(rows: readonly JsonObject[]): Generator<readonly JsonObject[]> {
  for (let at = 0; at < rows.length; at += batch) yield rows.slice(at, at + batch);
}
