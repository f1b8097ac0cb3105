import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { refuseOldPostgres } from './refuseOldPostgres.ts';

it('takes the PostgreSQL of these tests and refuses one that calls itself older', async () => {
  const client = new pg.Client({ connectionString: inject('postgres').adminUrl });
  await client.connect();
  await refuseOldPostgres(client);
  const pretending = { query: async () => ({ rows: [{ version: '14.11 (Debian)' }] }) } as unknown as pg.Client;
  await expect(refuseOldPostgres(pretending)).rejects.toMatchObject({
    name: 'StartError',
    message: 'PostgreSQL 14.11 (Debian) at DATABASE_URL is too old: Sala needs 15 or newer',
  });
  await client.end();
});
