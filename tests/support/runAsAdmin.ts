import pg from 'pg';

/** Runs one statement outside any test database, on a connection of its own. */
export async function runAsAdmin<Row extends object>(
  adminUrl: string,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: adminUrl, application_name: 'sala-test-admin' });
  await client.connect();
  try {
    return (await client.query<Row & pg.QueryResultRow>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/** The same server and user, another database. */
export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.toString();
}
