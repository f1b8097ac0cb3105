import pg from 'pg';
import { expect, it } from 'vitest';
import { openTestDatabase } from './testDatabase.ts';

it('gives every caller a migrated database of its own', async () => {
  const [first, second] = await Promise.all([openTestDatabase(), openTestDatabase()]);
  expect(first.url).not.toBe(second.url);
  const client = new pg.Client({ connectionString: first.url });
  await client.connect();
  const { rows } = await client.query('select name from sala.knex_migrations');
  await client.end();
  expect(rows.length).toBeGreaterThan(0);
  await Promise.all([first.close(), second.close()]);
});

it('refuses to close quietly when a connection is left open', async () => {
  const database = await openTestDatabase();
  const client = new pg.Client({ connectionString: database.url });
  client.on('error', () => undefined);
  await client.connect();
  await expect(database.close()).rejects.toThrow('1 database connection(s) were left open');
});
