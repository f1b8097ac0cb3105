import type { Knex } from 'knex';
import { StartError } from '../config/startError.ts';

const oldest = 15;

/** Refuses a server that is too old, instead of failing at some later statement. */
export async function refuseOldPostgres(knex: Pick<Knex, 'raw'>): Promise<void> {
  const { rows } = await knex.raw<{ rows: { version: string }[] }>(
    "select current_setting('server_version') as version",
  );
  const version = rows[0]?.version ?? '';
  if (Number.parseInt(version, 10) < oldest)
    throw new StartError(`PostgreSQL ${version} at DATABASE_URL is too old: Sala needs ${oldest} or newer`);
}
