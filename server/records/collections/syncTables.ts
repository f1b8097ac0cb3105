import type { Logger } from 'pino';
import { quoteName } from '../../../engine/query/sql/sqlBinder.ts';
import type { PlatformDb } from '../../platform/db/database.ts';
import { composeProtection, composeTable, type ExistingTable } from './composeTable.ts';
import { fingerprintTable, type TableShape } from './tableShape.ts';

/**
 * Creates and extends the tables of collections. Results are remembered by fingerprint, so a start without changes
 * needs one query. It only adds, and carries over what fields with another name held; a change that would lose data is refused earlier.
 */
export async function syncTables(platform: PlatformDb, shapes: TableShape[], log: Logger): Promise<void> {
  const known = await platform.query<{ name: string; fingerprint: string }>(
    'select name, fingerprint from collection_table',
  );
  const done = new Map(known.map((row) => [row.name, row.fingerprint]));
  const changed = shapes.filter((shape) => done.get(shape.table) !== fingerprintTable(shape));
  if (changed.length === 0) return;
  const tables = changed.map(({ table }) => table);
  await platform.transaction(async (db) => {
    await db.query('select pg_advisory_xact_lock(7231002)');
    const existing = await readTables(db, tables);
    for (const shape of changed) await createTable(db, shape, existing.get(shape.table));
  });
  log.info({ tables }, 'collections synced');
}

/** Creates the table, or adds what the one that is there lacks. */
export async function createTable(db: PlatformDb, shape: TableShape, existing?: ExistingTable): Promise<void> {
  if (existing) await carryOver(db, shape);
  await db.query(composeTable(shape, existing));
  await db.query(composeProtection(shape.table));
  await db.query(
    `insert into collection_table (name, fingerprint) values ($1, $2)
     on conflict (name) do update set fingerprint = excluded.fingerprint, synced_at = now()`,
    [shape.table, fingerprintTable(shape)],
  );
}

/** Values under a name that a field had come under the one that it has, unless there is one already: then both stay. */
async function carryOver(db: PlatformDb, { table, renamed = [] }: TableShape): Promise<void> {
  for (const { from, to } of renamed)
    await db.query(
      `update ${quoteName(table)} set data = (data - $1::text) || jsonb_build_object($2::text, data -> $1::text)
       where data ? $1 and coalesce(data -> $2::text, 'null') = 'null'`,
      [from, to],
    );
}

/** Those of the tables that are there. */
async function readTables(db: PlatformDb, tables: string[]): Promise<Map<string, ExistingTable>> {
  const rows = await db.query<{ name: string; columns: string[]; indexes: string[] }>(
    `select relname as name,
       array(select attname::text from pg_attribute where attrelid = pg_class.oid and attnum > 0 and not attisdropped) as columns,
       array(select indexname::text from pg_indexes where schemaname = 'sala' and tablename = relname) as indexes
     from pg_class where relnamespace = 'sala'::regnamespace and relkind = 'r' and relname = any($1)`,
    [tables],
  );
  return new Map(
    rows.map(({ name, columns, indexes }) => [name, { columns: new Set(columns), indexes: new Set(indexes) }]),
  );
}
