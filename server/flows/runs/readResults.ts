import type { StepResult } from '../../../engine/flow/nextStep.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import type { RunRow, StepRow } from './flowRows.ts';
import { holdRun } from './lease.ts';

/** The steps of a run as a worker holds them, and how much they have stored together. */
export interface StoredResults {
  results: Map<string, StepResult>;
  characters: number;
}

/**
 * What is stored of a run, in a transaction. What waited until now is over: a time has come, a failed attempt or an approval that
 * reminds is taken again, and what nobody answered in time has failed.
 */
export async function readResults(tx: TenantDb, run: RunRow): Promise<StoredResults> {
  // Sent at once and answered in their order.
  const [, , rows] = await Promise.all([
    holdRun(tx, run),
    tx.run(endWaitsSql, [run.id]),
    tx.query<StepRow & { characters: number }>(
      `select key, status, output, error, coalesce(length(input::text), 0) + coalesce(length(output::text), 0) as characters
       from flow_step where site_id = current_site() and run_id = $1`,
      [run.id],
    ),
  ]);
  return {
    results: new Map(rows.map(({ key, status, output, error }) => [key, { status, output, error }])),
    characters: rows.reduce((sum, row) => sum + row.characters, 0),
  };
}

const unanswered = { th: 'ไม่มีใครตอบภายในเวลา', en: 'nobody answered in time' };

const endWaitsSql = `
  update flow_step set
    status = case when code = 'approval' or error is not null then 'running'
      when code in ('wait', 'countdown', 'await') then 'done' else 'failed' end,
    attempts = case when code = 'approval' then 0 else attempts end,
    finished_at = case when code = 'approval' or error is not null then null else clock_timestamp() end,
    output = case when code in ('wait', 'countdown') then '{}' when code = 'await' and error is null then '{"happened":false}' else output end,
    error = case when code in ('wait', 'countdown', 'approval', 'await') then null else coalesce(error, '${JSON.stringify(unanswered)}') end
  where site_id = current_site() and run_id = $1 and status = 'waiting' and wait_until <= now()`;
