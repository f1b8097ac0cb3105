import type { ImportReport } from './importRecords.ts';

interface Job {
  siteId: string;
  userId: string | null;
  job: string;
}

/** Running imports of this process, for the progress bar of the page that sends the file. */
const running = new Map<string, ImportReport>();

export function keepProgress(job: Job, report: ImportReport): void {
  if (running.size > 1000) running.clear();
  running.set(keyOf(job), report);
}

export function forgetProgress(job: Job): void {
  running.delete(keyOf(job));
}

export function readProgress(job: Job): ImportReport | undefined {
  return running.get(keyOf(job));
}

function keyOf({ siteId, userId, job }: Job): string {
  return JSON.stringify([siteId, userId, job]);
}
