import { flowRefused } from '../../engine/flow/flow.errors.ts';
import type { StepResult } from '../../engine/flow/nextStep.ts';
import { type FlowStep, flowLimits, type Json, type JsonObject, type Text } from '../../schemas/index.ts';
import type { TenantDb } from '../platform/db/tenantDb.ts';
import type { RunRow, StepRow } from './flowRows.ts';
import { holdRun } from './lease.ts';

/** Stores what a step is about to do, and counts the attempt. */
export function beginStep(
  db: TenantDb,
  run: RunRow,
  { key, step, input }: { key: string; step: FlowStep; input: JsonObject },
): Promise<number> {
  const text = writeLimited(input);
  return db.transaction(async (tx) => {
    await holdRun(tx, run);
    const [row] = await tx.query<Pick<StepRow, 'attempts'>>(
      `insert into flow_step (site_id, run_id, key, code, status, attempts, input)
       values (current_site(), $1, $2, $3, 'running', 1, $4)
       on conflict (run_id, key) do update set status = 'running', attempts = flow_step.attempts + 1, input = excluded.input
       returning attempts`,
      [run.id, key, step.code, text],
    );
    return row?.attempts ?? 1;
  });
}

/** Stores the end of a step, in the transaction of what it changed; the run must be held. */
export async function endStep(
  tx: TenantDb,
  run: RunRow,
  { key, code, result }: { key: string; code: string; result: StepResult },
): Promise<void> {
  await tx.run(
    `insert into flow_step (site_id, run_id, key, code, status, output, error, finished_at)
     values (current_site(), $1, $2, $3, $4, $5, $6, clock_timestamp())
     on conflict (run_id, key) do update
       set status = excluded.status, output = excluded.output, error = excluded.error, finished_at = excluded.finished_at`,
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
