import { flowRefused } from '../../../engine/flow/flow.errors.ts';
import type { StepResult } from '../../../engine/flow/nextStep.ts';
import { type FlowStep, flowLimits, type Json, type JsonObject, type Text } from '../../../schemas/index.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import type { RunRow, StepRow } from './flowRows.ts';
import { holdSql, holdValues, LeaseLost } from './lease.ts';

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
    text: `${holdSql}
       insert into flow_step (site_id, run_id, key, code, status, attempts, input)
       select current_site(), id, $3, $4, 'running', 1, $5::jsonb from held
       on conflict (run_id, key) do update set status = 'running', attempts = flow_step.attempts + 1, input = excluded.input
       returning attempts`,
    values: [...holdValues([run]), key, step.code, writeLimited(input)],
  });
  if (!row) throw new LeaseLost(run);
  return row.attempts;
}

export interface StepEnd {
  key: string;
  code: string;
  result: StepResult;
}

/** The end of a step of a run, as it is stored together with those of others. */
export interface WrittenEnd extends Omit<StepEnd, 'result'> {
  run: RunRow;
  status: StepResult['status'];
  output: string;
  error: string | null;
}

export function writeEnd(run: RunRow, { key, code, result }: StepEnd): WrittenEnd {
  return {
    run,
    key,
    code,
    status: result.status,
    output: writeLimited(result.output),
    error: writeError(result.error),
  };
}

/**
 * Stores ends of steps that changed nothing else, of one run each, in one statement. It says when a step began that was not begun
 * before: the default of the column would be later than the end, which is computed first.
 */
export async function storeEnds(db: TenantDb, ends: WrittenEnd[]): Promise<Set<string>> {
  const column = <Value>(read: (end: WrittenEnd) => Value) => ends.map(read);
  const rows = await db.query<Pick<StepRow, 'run_id'>>({
    name: 'store_step_ends',
    text: `${holdSql}
       insert into flow_step (site_id, run_id, key, code, status, output, error, started_at, finished_at)
       select current_site(), held.id, key, code, status, output::jsonb, error::jsonb, now(), clock_timestamp()
       from held join unnest($1::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[])
         as ended (id, key, code, status, output, error) on ended.id = held.id
       ${endAgain} returning run_id`,
    values: [
      ...holdValues(column(({ run }) => run)),
      ...[column(({ key }) => key), column(({ code }) => code), column(({ status }) => status)],
      ...[column(({ output }) => output), column(({ error }) => error)],
    ],
  });
  return new Set(rows.map(({ run_id }) => run_id));
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
