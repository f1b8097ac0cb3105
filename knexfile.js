import { createKnexConfig, migrationLock } from './server/platform/db/knexConfig.ts';

const config = createKnexConfig(process.env.DATABASE_URL ?? '');

/** For the `knex` command. It waits while a server migrates the same database, and servers wait for it. */
export default {
  ...config,
  connection: () => {
    if (!process.env.DATABASE_URL) throw new Error('set DATABASE_URL to the database that is meant');
    return config.connection;
  },
  pool: {
    ...config.pool,
    afterCreate: (connection, done) =>
      connection.query(`select pg_advisory_lock(${migrationLock}); create schema if not exists sala`, done),
  },
};
