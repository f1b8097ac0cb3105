import pg from 'pg';
import type { Logger } from 'pino';
import { connectionOptions } from './knexConfig.ts';
import { lowerPriority } from './lowerPriority.ts';
import { readMoment } from './readMoment.ts';
import { type Composed, compileSql } from './sql.ts';
import {
  createTenantDb,
  createTransaction as createTenantTransaction,
  type InTurn,
  type TenantDb,
} from './tenantDb.ts';

/**
 * Queries outside any site: migrations, host names, the worker's sweep. Connects as the owner, so no policy applies.
 */
export interface PlatformDb {
  query<Row extends object>(statement: string | Composed, values?: unknown[]): Promise<Row[]>;
  transaction<T>(work: (db: PlatformTransaction) => Promise<T>): Promise<T>;
}

export interface PlatformTransaction extends PlatformDb {
  /**
   * Makes one site the current one, for a change there that ends something on others. No policy narrows its statements: each names
   * its rows, or its site by `current_site()`.
   */
  enter(siteId: string): Promise<TenantDb>;
}

export type CallerKind = 'visitor' | 'person';

export interface Database {
  /** The only access to a site's rows: every statement runs under the policies of that site. */
  site(siteId: string): TenantDb;
  /** For queries written by callers: few connections and a short time limit, so that they cannot block others. */
  callers: Record<CallerKind, (siteId: string) => TenantDb>;
  platform: PlatformDb;
  ownerUrl: string;
  appUrl: string;
  close(): Promise<void>;
}

// Big integers are counts here and fit a double; numerics stay text so that the driver never rounds money.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, readMoment);

/** Limits for queries of callers; see docs/SECURITY.md. */
export const callerLimits: Record<CallerKind, { connections: number; ms: number }> = {
  visitor: { connections: 3, ms: 2_000 },
  person: { connections: 5, ms: 10_000 },
};

/** How far the database stands back with them, where it runs on this machine: 0 to 19. */
const callerNiceness = 10;

/** Opens the pools: the application's role for sites, two more for callers' queries, the owner for the platform. */
export function openDatabase(options: {
  ownerUrl: string;
  appUrl: string;
  log: Logger;
  /** Whose turn it is to use one of the application's connections; without it, whoever comes. */
  inTurn?: InTurn;
  poolSize?: number;
}): Database {
  const appPool = createPool(options.appUrl, options.poolSize ?? 16, options.log);
  const ownerPool = createPool(options.ownerUrl, 4, options.log);
  const visitorPool = createCallerPool('visitor', options);
  const personPool = createCallerPool('person', options);
  return {
    site: (siteId) => createTenantDb(appPool, siteId, options.inTurn),
    callers: {
      visitor: (siteId) => createTenantDb(visitorPool, siteId),
      person: (siteId) => createTenantDb(personPool, siteId),
    },
    platform: createPlatformDb(ownerPool),
    ownerUrl: options.ownerUrl,
    appUrl: options.appUrl,
    close: async () => {
      await Promise.all([appPool, ownerPool, visitorPool, personPool].map((pool) => pool.end()));
    },
  };
}

function createCallerPool(kind: CallerKind, { appUrl, log }: { appUrl: string; log: Logger }): pg.Pool {
  const { connections, ms } = callerLimits[kind];
  const pool = createPool(appUrl, connections, log, ms);
  pool.on('connect', (client) => void lowerPriority(client, callerNiceness));
  return pool;
}

function createPool(connectionString: string, max: number, log: Logger, timeLimitMs = 30_000): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    options: connectionOptions,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 10_000,
    statement_timeout: timeLimitMs,
    application_name: 'sala',
    // Statements that need not wait for each other are sent at once; a connection answers them in their order.
    pipeline: true,
  });
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
  // One that is lost between two statements of a transaction emits its error on the client alone, and would end the process; the next statement fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

function createPlatformDb(pool: pg.Pool): PlatformDb {
  return {
    query: (statement, values) => queryRows(pool, statement, values),
    transaction: (work) => runTransaction(pool, (client) => work(createTransaction(client))),
  };
}

async function runTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

/** A nested transaction is part of the outer one. */
function createTransaction(client: pg.PoolClient): PlatformTransaction {
  const db: PlatformTransaction = {
    query: (statement, values) => queryRows(client, statement, values),
    transaction: (work) => work(db),
    enter: async (siteId) => {
      await client.query("select set_config('sala.site_id', $1, true)", [siteId]);
      return createTenantTransaction(client, siteId);
    },
  };
  return db;
}

/** The rows of the statement; of the last one when there are several. */
async function queryRows<Row extends object>(
  client: pg.Pool | pg.PoolClient,
  statement: string | Composed,
  values: unknown[] = [],
): Promise<Row[]> {
  const statements = typeof statement === 'string' ? [{ text: statement, values }] : compileSql(statement);
  let rows: Row[] = [];
  for (const each of statements) rows = (await client.query<Row & pg.QueryResultRow>(each)).rows;
  return rows;
}
