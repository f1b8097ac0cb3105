import pg from 'pg';
import type { Logger } from 'pino';
import { createTenantDb, type TenantDb } from './tenantDb.ts';

/** Reads and writes outside any site: migrations, host names, the worker's sweep. Connects as the owner, so no policy narrows it. */
export interface PlatformDb {
  query<Row extends object>(sql: string, values?: unknown[]): Promise<Row[]>;
  transaction<T>(work: (db: PlatformDb) => Promise<T>): Promise<T>;
}

export interface Database {
  /** The only way to a site's rows: every statement runs under the policies of that site. */
  site(siteId: string): TenantDb;
  platform: PlatformDb;
  ownerUrl: string;
  appUrl: string;
  close(): Promise<void>;
}

// Big integers are counts here and counts fit a double; numerics stay text so that money is never rounded by the driver.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (text: string) => new Date(text).toISOString());

// Compiling a plan takes longer than any query of ours runs: one that joins and groups took 22 s of tests without, 490 s with.
export const searchPath = '-c search_path=sala -c jit=off';

/** Opens the two pools: the application's own role for sites, the owner for the platform. */
export function openDatabase(options: { ownerUrl: string; appUrl: string; log: Logger; poolSize?: number }): Database {
  const appPool = createPool(options.appUrl, options.poolSize ?? 16, options.log);
  const ownerPool = createPool(options.ownerUrl, 4, options.log);
  return {
    site: (siteId) => createTenantDb(appPool, siteId),
    platform: createPlatformDb(ownerPool),
    ownerUrl: options.ownerUrl,
    appUrl: options.appUrl,
    close: async () => {
      await Promise.all([appPool.end(), ownerPool.end()]);
    },
  };
}

function createPool(connectionString: string, max: number, log: Logger): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    options: searchPath,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    application_name: 'sala',
  });
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
  return pool;
}

function createPlatformDb(pool: pg.Pool): PlatformDb {
  return {
    query: async <Row extends object>(sql: string, values: unknown[] = []) =>
      (await pool.query<Row & pg.QueryResultRow>(sql, values)).rows,
    transaction: async (work) => {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const result = await work({
          query: async <Row extends object>(sql: string, values: unknown[] = []) =>
            (await client.query<Row & pg.QueryResultRow>(sql, values)).rows,
          transaction: (inner) => inner(createPlatformDb(pool)),
        });
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback').catch(() => undefined);
        throw error;
      } finally {
        client.release();
      }
    },
  };
}
