import { useState } from 'react';
import { type Api, useApi, useCallMessage } from 'sala/runtime';
import type { ImportReport } from './importReport.ts';

export type ImportState =
  | { step: 'choose'; problem?: string }
  | { step: 'checking' | 'importing'; rows: number }
  /** With `isBusy` it is being checked again, with other columns. */
  | { step: 'checked' | 'done'; report: ImportReport; file: File; isBusy?: boolean };

const pollMs = 700;

/** Tries a file, then imports it. */
export function useImport(collection: string, onDone: () => void) {
  const api = useApi();
  const explain = useCallMessage();
  const [state, setState] = useState<ImportState>({ step: 'choose' });

  async function send(file: File, dryRun: boolean, columns: readonly string[] = []): Promise<void> {
    const step = dryRun ? 'checking' : 'importing';
    setState({ step, rows: 0 });
    const job = crypto.randomUUID();
    const stop = watchRows(api, job, (rows) => setState((now) => (now.step === step ? { step, rows } : now)));
    try {
      const report = await post(api, collection, file, { dryRun, job, columns });
      setState({ step: dryRun ? 'checked' : 'done', report, file });
      if (!dryRun) onDone();
    } catch (error) {
      setState({ step: 'choose', problem: explain(error) });
    } finally {
      stop();
    }
  }

  /** The same file with other columns; what is shown stays until it has been checked. */
  async function choose(file: File, before: ImportReport, columns: readonly string[]): Promise<void> {
    const chosen = before.columns.map((column, at) => ({ ...column, field: columns[at] ?? '' }));
    setState({ step: 'checked', file, report: { ...before, columns: chosen }, isBusy: true });
    try {
      const report = await post(api, collection, file, { dryRun: true, job: '', columns });
      setState((now) => (now.step === 'checked' ? { step: 'checked', file, report } : now));
    } catch (error) {
      setState({ step: 'choose', problem: explain(error) });
    }
  }

  return {
    state,
    check: (file: File) => send(file, true),
    start: (file: File, { columns }: ImportReport) => send(file, false, fieldsOf(columns)),
    choose,
    reset: () => setState({ step: 'choose' }),
  };
}

const fieldsOf = (columns: ImportReport['columns']) => columns.map(({ field }) => field);

/** Tells how many rows a job has read, until it is stopped. */
function watchRows(api: Api, job: string, tell: (rows: number) => void): () => void {
  const timer = setInterval(async () => {
    const answer = await api<{ data: ImportReport | null }>(`/api/import/${job}`).catch(() => undefined);
    const rows = answer?.data?.rows;
    if (rows !== undefined) tell(rows);
  }, pollMs);
  return () => clearInterval(timer);
}

/** Large files take longer than other calls may. */
const patienceMs = 60 * 60_000;

async function post(
  api: Api,
  collection: string,
  file: File,
  { dryRun, job, columns }: { dryRun: boolean; job: string; columns: readonly string[] },
) {
  const query = new URLSearchParams({
    format: /\.xlsx$/i.test(file.name) ? 'xlsx' : 'csv',
    job,
    columns: JSON.stringify(columns),
    ...(dryRun && { dryRun: 'true' }),
  });
  const path = `/api/${encodeURIComponent(collection)}/import?${query}`;
  const { data } = await api<{ data: ImportReport }>(path, { method: 'POST', body: file, timeoutMs: patienceMs });
  return data;
}
