import pg from 'pg';
import type { Logger } from 'pino';
import { grantAppRole } from './appRole.ts';
import { searchPath } from './database.ts';
import { migrations } from './migrations/index.ts';
import { refuseOldPostgres } from './refuseOldPostgres.ts';

/**
 * Brings the database to this version of Sala and gives the application's role its rights, in one transaction: killed in
 * the middle it has done nothing. Several processes may start at once: the advisory lock lets one work and the others wait.
 */
export async function migrateDatabase(options: { ownerUrl: string; appUrl: string; log: Logger }): Promise<void> {
  const client = new pg.Client({
    connectionString: options.ownerUrl,
    options: searchPath,
    connectionTimeoutMillis: 10_000,
  });
  await client.connect();
  try {
    await refuseOldPostgres(client);
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock(7231001)');
    await client.query('create schema if not exists sala');
    await client.query(
      'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())',
    );
    const applied = await applyMissing(client);
    if (applied.length > 0) options.log.info({ applied }, 'database migrated');
    await grantAppRole(client, options.appUrl);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

async function applyMissing(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from migration');
  const done = new Set(rows.map((row) => row.name));
  const missing = Object.entries(migrations).filter(([name]) => !done.has(name));
  for (const [name, sql] of missing) {
    await client.query(sql);
    await client.query('insert into migration (name) values ($1)', [name]);
  }
  return missing.map(([name]) => name);
}
