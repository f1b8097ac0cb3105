import { quoteName } from '../../../engine/query/sql/sqlBinder.ts';
import { currentPeriod, type NumberPattern, nextNumber } from '../../../engine/record/numbering/nextNumber.ts';
import type { Text } from '../../../schemas/index.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import type { StoredCollection } from '../collections/collections.ts';

export interface NumberDraw {
  /** Where sequences are kept. */
  sequences: StoredCollection;
  module: string;
  /** What people call the numbers. */
  name: Text;
  pattern: NumberPattern;
  date: Date;
  revision?: number;
  params?: Record<string, string>;
}

/**
 * Draws the next number of a module. It locks the sequence until the transaction ends, so number and record are stored
 * together or not at all: no gaps, no duplicates.
 */
export async function drawNumber(tx: TenantDb, draw: NumberDraw): Promise<string> {
  const { sequences, module, name, pattern, date, revision, params } = draw;
  const key = `${module}:${currentPeriod(pattern, date)}`;
  const start = pattern.start ?? 1;
  const row =
    (await drawNext(tx, { sequences, key, name, start, date })) ??
    (await beginSequence(tx, { sequences, key, name, module, start, date }));
  if (!row) throw new Error(`the sequence ${key} gave no number`);
  return nextNumber({ pattern, sequence: row.value - 1, date, revision, params, random: randomDigits() }).number;
}

/** The last number drawn in the current period. */
export async function readSequence(
  db: TenantDb,
  { sequences, module, pattern, date }: SequenceOfPattern,
): Promise<number | null> {
  const rows = await db.query<{ value: number }>(
    `select (data ->> 'sequence_value')::int as value from ${quoteName(sequences.table)}
     where site_id = current_site() and id = $1 and deleted_at is null`,
    [idOf(sequences, `${module}:${currentPeriod(pattern, date)}`)],
  );
  return rows[0]?.value ?? null;
}

/** Sets the last number of the current period, under the same lock as drawing. */
export async function writeSequence(
  tx: TenantDb,
  { sequences, module, pattern, date, value }: SequenceOfPattern & { value: number },
): Promise<void> {
  const key = `${module}:${currentPeriod(pattern, date)}`;
  await tx.run(
    `update ${quoteName(sequences.table)}
     set data = data || jsonb_build_object('sequence_value', $2::int), version = version + 1, updated_at = now()
     where site_id = current_site() and id = $1`,
    [idOf(sequences, key), value],
  );
}

type SequenceOfPattern = Pick<NumberDraw, 'sequences' | 'module' | 'pattern' | 'date'>;

interface Sequence {
  sequences: StoredCollection;
  key: string;
  name: Text;
  start: number;
  date: Date;
}

function idOf({ collection }: StoredCollection, key: string): string {
  return `${collection.name}_${key}`;
}

async function drawNext(
  tx: TenantDb,
  { sequences, key, name, start, date }: Sequence,
): Promise<{ value: number } | undefined> {
  const { table } = sequences;
  const values = [idOf(sequences, key), start, date.toISOString(), JSON.stringify(name)];
  const [row] = await tx.query<{ value: number }>({ name: `draw_number ${table}`, text: drawSql(table), values });
  return row;
}

/**
 * The first number of a period. Simultaneous starts of a sequence are serialised: its key is unique twice (as id and as
 * field), and `on conflict` handles only one of the two.
 */
async function beginSequence(
  tx: TenantDb,
  { sequences, key, name, module, start, date }: Sequence & { module: string },
): Promise<{ value: number } | undefined> {
  const { table } = sequences;
  const id = idOf(sequences, key);
  await tx.query("select pg_advisory_xact_lock(hashtextextended($1 || ' ' || current_site(), 0))", [id]);
  const known = await drawNext(tx, { sequences, key, name, start, date });
  if (known) return known;
  const values = [id, key, module, start, date.toISOString(), JSON.stringify(name)];
  const [row] = await tx.query<{ value: number }>({ name: `begin_sequence ${table}`, text: beginSql(table), values });
  return row;
}

const drawSql = (table: string) => `
  update ${quoteName(table)} set
    data = data || jsonb_build_object(
      'sequence_value', greatest((data ->> 'sequence_value')::int + 1, $2::int), 'last_used', $3::text, 'name', $4::jsonb),
    version = version + 1, updated_at = now(), deleted_at = null
  where site_id = current_site() and id = $1
  returning (data ->> 'sequence_value')::int as value`;

const beginSql = (table: string) => `
  insert into ${quoteName(table)} (id, state, data)
  values ($1, 'active', jsonb_build_object('sequence_key', $2::text, 'sequence_type', $3::text, 'sequence_value', $4::int, 'last_used', $5::text, 'name', $6::jsonb))
  returning (data ->> 'sequence_value')::int as value`;

function randomDigits(): string {
  return String(crypto.getRandomValues(new Uint16Array(1))[0] ?? 0)
    .padStart(3, '0')
    .slice(-3);
}
