import { useState } from 'react';
import { type Api, useApi, useCallMessage } from 'sala/runtime';
import { describeSheet, draftSheet, type GuessedSheet, listTaken, type SheetDraft } from './sheetDraft.ts';

export interface ImportReport {
  rows: number;
  created: number;
  failed: number;
  errors: { row: number; errors: { message: string }[] }[];
}

export type SheetState =
  | { step: 'choose' | 'reading' }
  | { step: 'look'; file: File; sheet: GuessedSheet; draft: SheetDraft; isBusy?: boolean }
  /** The collection is there; `problem` says why its rows are not. */
  | { step: 'made'; file: File; draft: SheetDraft; report?: ImportReport; problem?: string; isBusy?: boolean };

/** Reading a large file takes longer than other calls may. */
const patienceMs = 60 * 60_000;

/** A spreadsheet on its way to become a collection: read, looked at, defined, imported. What somebody changed outlives a refusal. */
export function useSheet() {
  const api = useApi();
  const explain = useCallMessage();
  const [state, setState] = useState<SheetState>({ step: 'choose' });
  const [problem, setProblem] = useState<string>();

  async function read(file: File) {
    setProblem(undefined);
    setState({ step: 'reading' });
    try {
      const sheet = await readSheet(api, file);
      setState({ step: 'look', file, sheet, draft: draftSheet(sheet) });
    } catch (refusal) {
      setProblem(explain(refusal));
      setState({ step: 'choose' });
    }
  }

  async function make(looking: Extract<SheetState, { step: 'look' }>) {
    const { file, draft } = looking;
    setProblem(undefined);
    setState({ ...looking, isBusy: true });
    try {
      await api('/api/collection', { method: 'POST', body: { data: describeSheet(draft) } });
    } catch (refusal) {
      setProblem(explain(refusal));
      return setState(looking);
    }
    await fill(file, draft);
  }

  async function fill(file: File, draft: SheetDraft) {
    setState({ step: 'made', file, draft, isBusy: true });
    const outcome = await importRows(api, file, draft).catch((refusal) => ({ problem: explain(refusal) }));
    setState({ step: 'made', file, draft, ...outcome });
  }

  const restart = () => {
    setProblem(undefined);
    setState({ step: 'choose' });
  };
  return { state, setState, problem, read, make, fill, restart };
}

async function readSheet(api: Api, file: File): Promise<GuessedSheet> {
  const query = new URLSearchParams({ format: formatOf(file), file: file.name.slice(0, 200) });
  const path = `/api/collection/guess?${query}`;
  return (await api<{ data: GuessedSheet }>(path, { method: 'POST', body: file, timeoutMs: patienceMs })).data;
}

async function importRows(api: Api, file: File, draft: SheetDraft): Promise<{ report: ImportReport }> {
  const query = new URLSearchParams({ format: formatOf(file), columns: JSON.stringify(listTaken(draft)) });
  const path = `/api/${draft.name}/import?${query}`;
  const { data } = await api<{ data: ImportReport }>(path, { method: 'POST', body: file, timeoutMs: patienceMs });
  return { report: data };
}

function formatOf(file: File): string {
  return /\.xlsx$/i.test(file.name) ? 'xlsx' : 'csv';
}
