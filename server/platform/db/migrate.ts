import knex from 'knex';
import type { Logger } from 'pino';
import { adoptFormerMigrations } from './adoptFormerMigrations.ts';
import { grantAppRole } from './appRole.ts';
import { createKnexConfig, migrationLock } from './knexConfig.ts';
import { refuseOldPostgres } from './refuseOldPostgres.ts';

/**
 * Migrates the database to this version and grants the application's role its rights, in one transaction. Several
 * processes may start at once: with the advisory lock one works and the others wait.
 */
export async function migrateDatabase(options: { ownerUrl: string; appUrl: string; log: Logger }): Promise<void> {
  const log = createKnexLog(options.log);
  const owner = knex({ ...createKnexConfig(options.ownerUrl), log });
  try {
    await owner.transaction(async (tx) => {
      await refuseOldPostgres(tx);
      await tx.raw('select pg_advisory_xact_lock(?)', [migrationLock]);
      await tx.raw('create schema if not exists sala');
      await adoptFormerMigrations(tx);
      // Whoever holds the advisory lock is the only one who migrates: an existing lock row was left by a killed
      // process.
      await tx.migrate.forceFreeMigrationsLock();
      const [, applied]: [number, string[]] = await tx.migrate.latest();
      if (applied.length > 0) options.log.info({ applied }, 'database migrated');
      await grantAppRole(tx, options.appUrl);
    });
  } finally {
    await owner.destroy();
  }
}

function createKnexLog(log: Logger) {
  return {
    debug: (message: string) => log.debug(message),
    warn: (message: string) => log.warn(message),
    error: (message: string) => log.error(message),
    deprecate: (message: string) => log.warn(message),
  };
}
