import { useState } from 'react';
import { ApiError, useApi, useCallMessage } from 'sala/runtime';

/** What the server tells of an import, or of a trial of it. */
export interface ImportReport {
  rows: number;
  created: number;
  failed: number;
  errors: { row: number; errors: { path?: string; message: string }[] }[];
  moreErrors: boolean;
  understood: { row: number; [name: string]: unknown }[];
  ignored: string[];
}

export type ImportState =
  | { step: 'choose'; problem?: string }
  | { step: 'checking' | 'importing'; rows: number }
  | { step: 'checked' | 'done'; report: ImportReport; file: File };

const pollMs = 700;

/** Tries a file, then imports it. */
export function useImport(collection: string, onDone: () => void) {
  const api = useApi();
  const explain = useCallMessage();
  const [state, setState] = useState<ImportState>({ step: 'choose' });

  async function send(file: File, dryRun: boolean): Promise<void> {
    const step = dryRun ? 'checking' : 'importing';
    setState({ step, rows: 0 });
    const job = crypto.randomUUID();
    const timer = setInterval(async () => {
      const answer = await api<{ data: ImportReport | null }>(`/api/import/${job}`).catch(() => undefined);
      const rows = answer?.data?.rows;
      if (rows !== undefined) setState((now) => (now.step === step ? { step, rows } : now));
    }, pollMs);
    try {
      const report = await post(collection, file, { dryRun, job });
      setState({ step: dryRun ? 'checked' : 'done', report, file });
      if (!dryRun) onDone();
    } catch (error) {
      setState({ step: 'choose', problem: explain(error) });
    } finally {
      clearInterval(timer);
    }
  }

  return {
    state,
    check: (file: File) => send(file, true),
    start: (file: File) => send(file, false),
    reset: () => setState({ step: 'choose' }),
  };
}

/** The file as it is: calls of the API send JSON. */
async function post(collection: string, file: File, { dryRun, job }: { dryRun: boolean; job: string }) {
  const format = /\.xlsx$/i.test(file.name) ? 'xlsx' : 'csv';
  const query = new URLSearchParams({ format, job, ...(dryRun && { dryRun: 'true' }) });
  const response = await fetch(`/api/${collection}/import?${query}`, {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      'X-Sala': '1',
      'Accept-Language': document.documentElement.lang || 'th',
      'Content-Type': 'application/octet-stream',
    },
    body: file,
  });
  const answer = await response.json().catch(() => ({}));
  if (!response.ok)
    throw new ApiError({ status: response.status, code: answer.code ?? 'unexpected', message: answer.message ?? '' });
  return answer.data as ImportReport; // the answer of this call
}
