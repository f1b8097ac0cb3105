import { join } from 'node:path';
import type { Knex } from 'knex';

// JIT compilation takes longer than any of our queries: a test with joins and groups took 22 s without, 490 s with it.
export const connectionOptions = '-c search_path=sala -c jit=off';

/** Held while the schema changes, so that one process migrates and the others wait. */
export const migrationLock = 7231001;

/** How Knex reaches a database as its owner, and where its migrations are: for the server's start and for the `knex` command. */
export function createKnexConfig(ownerUrl: string): Knex.Config {
  return {
    client: 'pg',
    connection: { connectionString: ownerUrl, options: connectionOptions, connectionTimeoutMillis: 10_000 },
    pool: { min: 0, max: 1 },
    migrations: {
      directory: join(import.meta.dirname, 'migrations'),
      stub: join(import.meta.dirname, 'migration.stub'),
      extension: 'ts',
      loadExtensions: ['.ts'],
      // During an upgrade, a process of the old version may start and find migrations of the newer one.
      disableMigrationsListValidation: true,
    },
  };
}
