import type { FlowParts } from './flowParts.ts';
import type { RunRow } from './flowRows.ts';

export const runTopic = 'flow.page';

export interface RunNotice {
  siteId: string;
  run: string;
}

/**
 * Tells the page that follows a run that it asks something, or has ended. A sub-flow asks the page of the run that started it.
 * Nobody waits at a page for what a record, a schedule or another system started.
 */
export function announceRun(app: FlowParts, { id, parent_id, site_id: siteId, trigger }: RunRow): void {
  const code = trigger?.code;
  if (code !== undefined && code !== 'button' && code !== 'form') return;
  for (const run of parent_id === null ? [id] : [id, parent_id])
    app.queue
      .publish(runTopic, { siteId, run } satisfies RunNotice)
      .catch((error: unknown) => app.log.warn({ err: error, run }, 'telling the page of a run'));
}
