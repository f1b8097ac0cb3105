import type { Logger } from 'pino';
import type { PlatformDb } from '../db/database.ts';
import { fingerprintTable, type TableShape, writeTableSql } from './tableSql.ts';

/**
 * Makes and widens the tables of collections. What was done is remembered by fingerprint, so a start with nothing new asks
 * one question. It only adds; a change that would lose data is refused before it gets here.
 */
export async function syncTables(platform: PlatformDb, shapes: TableShape[], log: Logger): Promise<void> {
  const known = await platform.query<{ name: string; fingerprint: string }>(
    'select name, fingerprint from collection_table',
  );
  const done = new Map(known.map((row) => [row.name, row.fingerprint]));
  const changed = shapes.filter((shape) => done.get(shape.table) !== fingerprintTable(shape));
  if (changed.length === 0) return;
  await platform.transaction(async (db) => {
    await db.query('select pg_advisory_xact_lock(7231002)');
    for (const shape of changed) {
      for (const sql of writeTableSql(shape)) await db.query(sql);
      await db.query(
        `insert into collection_table (name, fingerprint) values ($1, $2)
         on conflict (name) do update set fingerprint = excluded.fingerprint, synced_at = now()`,
        [shape.table, fingerprintTable(shape)],
      );
    }
  });
  log.info({ tables: changed.map((shape) => shape.table) }, 'collections synced');
}
