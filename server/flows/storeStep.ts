import { flowRefused } from '../../engine/flow/flow.errors.ts';
import type { StepResult } from '../../engine/flow/nextStep.ts';
import { type FlowStep, flowLimits, type Json, type JsonObject, type Text } from '../../schemas/index.ts';
import type { TenantDb } from '../platform/db/tenantDb.ts';
import type { RunRow, StepRow } from './flowRows.ts';
import { holdSql, LeaseLost } from './lease.ts';

/** For a step that was begun before it ends. */
const endAgain = `on conflict (run_id, key) do update
  set status = excluded.status, output = excluded.output, error = excluded.error, finished_at = excluded.finished_at`;

/** Stores what a step is about to do, and counts the attempt. */
export async function beginStep(
  db: TenantDb,
  run: RunRow,
  { key, step, input }: { key: string; step: FlowStep; input: JsonObject },
): Promise<number> {
  const [row] = await db.query<Pick<StepRow, 'attempts'>>({
    name: 'begin_step',
    text: `with held as (${holdSql})
       insert into flow_step (site_id, run_id, key, code, status, attempts, input)
       select current_site(), $1, $3, $4, 'running', 1, $5::jsonb from held
       on conflict (run_id, key) do update set status = 'running', attempts = flow_step.attempts + 1, input = excluded.input
       returning attempts`,
    values: [run.id, run.lease, key, step.code, writeLimited(input)],
  });
  if (!row) throw new LeaseLost(run);
  return row.attempts;
}

interface StepEnd {
  key: string;
  code: string;
  result: StepResult;
}

/**
 * Stores the end of a step that changed nothing else: in one statement, since a flow waits for each. It says when the step began, for
 * one that was not begun before: the default of the column would be later than the end, which is computed first.
 */
export async function storeEnd(db: TenantDb, run: RunRow, { key, code, result }: StepEnd): Promise<void> {
  const stored = await db.run({
    name: 'store_step_end',
    text: `with held as (${holdSql})
       insert into flow_step (site_id, run_id, key, code, status, output, error, started_at, finished_at)
       select current_site(), $1, $3, $4, $5, $6::jsonb, $7::jsonb, now(), clock_timestamp() from held ${endAgain}`,
    values: [run.id, run.lease, key, code, result.status, writeLimited(result.output), writeError(result.error)],
  });
  if (stored === 0) throw new LeaseLost(run);
}

/** Stores the end of a step, in the transaction of what it changed; the run must be held. */
export async function endStep(tx: TenantDb, run: RunRow, { key, code, result }: StepEnd): Promise<void> {
  await tx.run(
    `insert into flow_step (site_id, run_id, key, code, status, output, error, finished_at)
     values (current_site(), $1, $2, $3, $4, $5, $6, clock_timestamp()) ${endAgain}`,
    [run.id, key, code, result.status, writeLimited(result.output), writeError(result.error)],
  );
}

/** A step of this run, which must be held, waits for an answer, a time or another run; with an error, for its next attempt. */
export async function parkStep(
  tx: TenantDb,
  run: RunRow,
  { key, seconds, error = null }: { key: string; seconds: number; error?: Text | string | null },
): Promise<StepResult> {
  await tx.run(
    `update flow_step set status = 'waiting', wait_until = now() + interval '1 second' * $3::float8, error = $4
     where site_id = current_site() and run_id = $1 and key = $2`,
    [run.id, key, seconds, writeError(error)],
  );
  return { status: 'waiting', output: null };
}

function writeError(error: Text | string | null | undefined): string | null {
  return error == null ? null : JSON.stringify(error).replaceAll('\\u0000', '');
}

function writeLimited(value: Json): string {
  // PostgreSQL stores no such character in JSON.
  const text = JSON.stringify(value, (_, part: Json) => (typeof part === 'string' ? part.replaceAll('\0', '') : part));
  if (text.length > flowLimits.output)
    throw flowRefused({ th: 'ข้อมูลของขั้นตอนใหญ่เกินไป', en: 'what the step stores is too large' });
  return text;
}
