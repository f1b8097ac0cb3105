import type pg from 'pg';
import { isConnectionLost } from './isConnectionLost.ts';
import { type Composed, compileSql } from './sql.ts';

/** Name of a prepared statement, whose plan is cached per connection; for statements that run on every request. */
export interface Statement {
  name?: string;
  text: string;
  values?: unknown[];
}

/** A database restricted to one site. Row level security applies to every statement. */
export interface TenantDb {
  readonly siteId: string;
  query<Row extends object>(statement: string | Statement | Composed, values?: unknown[]): Promise<Row[]>;
  /** Number of rows changed. */
  run(statement: string | Statement | Composed, values?: unknown[]): Promise<number>;
  transaction<T>(work: (db: TenantDb) => Promise<T>): Promise<T>;
  /** Holds one connection for a long read (cursor, copy). */
  withClient<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T>;
}

/** Runs work of a site when a connection is due to it. */
export type InTurn = <Result>(siteId: string, work: () => Promise<Result>) => Promise<Result>;

const siteOfClient = new WeakMap<pg.PoolClient, string>();

export function createTenantDb(pool: pg.Pool, siteId: string, inTurn?: InTurn): TenantDb {
  async function withClient<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const use = async () => workWith(await pool.connect(), work);
    return inTurn ? inTurn(siteId, use) : use();
  }
  async function workWith<T>(client: pg.PoolClient, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    let broken: Error | undefined;
    try {
      await enterSite(client, siteId);
      return await work(client);
    } catch (error) {
      if (error instanceof Error && isConnectionLost(error)) broken = error;
      throw error;
    } finally {
      client.release(broken);
    }
  }
  return {
    siteId,
    withClient,
    query: (statement, values) => withClient((client) => queryRows(client, statement, values)),
    run: (statement, values) => withClient((client) => countRows(client, statement, values)),
    transaction: (work) =>
      withClient(async (client) => {
        // Not waited for: it is sent together with the first statement of the work, and runs before it.
        const begun = client.query('begin');
        begun.catch(() => undefined); // told below
        try {
          const result = await work(createTransaction(client, siteId));
          await begun;
          await client.query('commit');
          return result;
        } catch (error) {
          await client.query('rollback').catch(() => undefined);
          throw error;
        }
      }),
  };
}

/** Inside a transaction every call shares its connection; a nested transaction becomes a savepoint. */
export function createTransaction(client: pg.PoolClient, siteId: string, depth = 1): TenantDb {
  return {
    siteId,
    withClient: (work) => work(client),
    query: (statement, values) => queryRows(client, statement, values),
    run: (statement, values) => countRows(client, statement, values),
    transaction: async (work) => {
      await client.query(`savepoint s${depth}`);
      try {
        return await work(createTransaction(client, siteId, depth + 1));
      } catch (error) {
        await client.query(`rollback to savepoint s${depth}`);
        throw error;
      }
    },
  };
}

/** Sets the site of a connection; a pooled connection keeps it until another site uses it. */
async function enterSite(client: pg.PoolClient, siteId: string): Promise<void> {
  if (siteOfClient.get(client) === siteId) return;
  siteOfClient.delete(client);
  await client.query({ name: 'enter_site', text: "select set_config('sala.site_id', $1, false)", values: [siteId] });
  siteOfClient.set(client, siteId);
}

async function queryRows<Row extends object>(
  client: pg.PoolClient,
  statement: string | Statement | Composed,
  values?: unknown[],
): Promise<Row[]> {
  const result = await client.query<Row & pg.QueryResultRow>(toConfig(statement, values));
  return result.rows;
}

async function countRows(
  client: pg.PoolClient,
  statement: string | Statement | Composed,
  values?: unknown[],
): Promise<number> {
  return (await client.query(toConfig(statement, values))).rowCount ?? 0;
}

function toConfig(statement: string | Statement | Composed, values?: unknown[]): pg.QueryConfig {
  if (typeof statement === 'string') return { text: statement, values: values ?? [] };
  if ('toSQL' in statement) return nameSite(statement);
  return { text: statement.text, values: statement.values ?? values ?? [], name: statement.name };
}

/** Composed statements must name the site too, as written ones do: row level security is the second line of defence. */
function nameSite(composed: Composed): pg.QueryConfig {
  const [statement, ...more] = compileSql(composed);
  if (!statement || more.length > 0) throw new Error('one statement at a time');
  if (!statement.text.includes('current_site()'))
    throw new Error(`this statement does not name its site: ${statement.text}`);
  return statement;
}
