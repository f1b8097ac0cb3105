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
  const [row] = await tx.query<{ value: number }>({
    name: 'draw_number',
    text: drawSql,
    values: [`code_sequence_${key}`, key, module, pattern.start ?? 1, date.toISOString()],
  });
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

const drawSql = `
  insert into r_code_sequence (id, state, data)
  values ($1, 'active', jsonb_build_object('sequence_key', $2::text, 'sequence_type', $3::text, 'sequence_value', $4::int, 'last_used', $5::text))
  on conflict (site_id, id) do update set
    data = r_code_sequence.data || jsonb_build_object(
      'sequence_value', greatest((r_code_sequence.data ->> 'sequence_value')::int + 1, $4::int), 'last_used', $5::text),
    version = r_code_sequence.version + 1, updated_at = now(), deleted_at = null
  returning (data ->> 'sequence_value')::int as value`;

function randomDigits(): string {
  return String(crypto.getRandomValues(new Uint16Array(1))[0] ?? 0)
    .padStart(3, '0')
    .slice(-3);
}
