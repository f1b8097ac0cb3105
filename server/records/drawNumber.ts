import { currentPeriod, type NumberPattern, nextNumber } from '../../engine/numbering/nextNumber.ts';
import type { TenantDb } from '../db/tenantDb.ts';

export interface NumberDraw {
  module: string;
  pattern: NumberPattern;
  date: Date;
  revision?: number;
  params?: Record<string, string>;
}

/**
 * Takes the next number of a module. It locks the sequence until the transaction ends, so the record that carries the number
 * and the number itself are stored together or not at all: no gap, no double.
 */
export async function drawNumber(tx: TenantDb, draw: NumberDraw): Promise<string> {
  const { module, pattern, date, revision, params } = draw;
  const key = `${module}:${currentPeriod(pattern, date)}`;
  const start = pattern.start ?? 1;
  const row = (await drawNext(tx, { key, start, date })) ?? (await beginSequence(tx, { key, module, start, date }));
  if (!row) throw new Error(`the sequence ${key} gave no number`);
  return nextNumber({ pattern, sequence: row.value - 1, date, revision, params, random: randomDigits() }).number;
}

/** The last number given in the current period, without giving one. */
export async function readSequence(
  db: TenantDb,
  module: string,
  pattern: NumberPattern,
  date: Date,
): Promise<number | null> {
  const rows = await db.query<{ value: number }>(
    `select (data ->> 'sequence_value')::int as value from r_code_sequence where site_id = current_site() and id = $1 and deleted_at is null`,
    [`code_sequence_${module}:${currentPeriod(pattern, date)}`],
  );
  return rows[0]?.value ?? null;
}

/** Sets what counts as the last number of the current period, under the same lock as drawing. */
export async function writeSequence(
  tx: TenantDb,
  { module, pattern, date, value }: Pick<NumberDraw, 'module' | 'pattern' | 'date'> & { value: number },
): Promise<void> {
  const key = `${module}:${currentPeriod(pattern, date)}`;
  await tx.run(
    `update r_code_sequence
     set data = data || jsonb_build_object('sequence_value', $2::int), version = version + 1, updated_at = now()
     where site_id = current_site() and id = $1`,
    [`code_sequence_${key}`, value],
  );
}

interface Sequence {
  key: string;
  start: number;
  date: Date;
}

async function drawNext(tx: TenantDb, { key, start, date }: Sequence): Promise<{ value: number } | undefined> {
  const values = [`code_sequence_${key}`, start, date.toISOString()];
  const [row] = await tx.query<{ value: number }>({ name: 'draw_number', text: drawSql, values });
  return row;
}

/**
 * The first number of a period. Those who begin the same sequence at the same moment stand in line: its key is unique twice
 * (as id and as field), and PostgreSQL settles only one of the two by `on conflict`.
 */
async function beginSequence(
  tx: TenantDb,
  { key, module, start, date }: Sequence & { module: string },
): Promise<{ value: number } | undefined> {
  const id = `code_sequence_${key}`;
  await tx.query("select pg_advisory_xact_lock(hashtextextended($1 || ' ' || current_site(), 0))", [id]);
  const known = await drawNext(tx, { key, start, date });
  if (known) return known;
  const values = [id, key, module, start, date.toISOString()];
  const [row] = await tx.query<{ value: number }>({ name: 'begin_sequence', text: beginSql, values });
  return row;
}

const drawSql = `
  update r_code_sequence set
    data = data || jsonb_build_object(
      'sequence_value', greatest((data ->> 'sequence_value')::int + 1, $2::int), 'last_used', $3::text),
    version = version + 1, updated_at = now(), deleted_at = null
  where site_id = current_site() and id = $1
  returning (data ->> 'sequence_value')::int as value`;

const beginSql = `
  insert into r_code_sequence (id, state, data)
  values ($1, 'active', jsonb_build_object('sequence_key', $2::text, 'sequence_type', $3::text, 'sequence_value', $4::int, 'last_used', $5::text))
  returning (data ->> 'sequence_value')::int as value`;

function randomDigits(): string {
  return String(crypto.getRandomValues(new Uint16Array(1))[0] ?? 0)
    .padStart(3, '0')
    .slice(-3);
}
