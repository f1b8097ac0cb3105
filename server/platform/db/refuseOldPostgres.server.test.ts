import knex, { type Knex } from 'knex';
import { expect, inject, it } from 'vitest';
import { createKnexConfig } from './knexConfig.ts';
import { refuseOldPostgres } from './refuseOldPostgres.ts';

it('takes the PostgreSQL of these tests and refuses one that calls itself older', async () => {
  const owner = knex(createKnexConfig(inject('postgres').adminUrl));
  await refuseOldPostgres(owner);
  const pretending = { raw: async () => ({ rows: [{ version: '14.11 (Debian)' }] }) } as unknown as Knex;
  await expect(refuseOldPostgres(pretending)).rejects.toMatchObject({
    name: 'StartError',
    message: 'PostgreSQL 14.11 (Debian) at DATABASE_URL is too old: Sala needs 15 or newer',
  });
  await owner.destroy();
});
