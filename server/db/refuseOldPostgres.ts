import type pg from 'pg';
import { StartError } from '../config/startError.ts';

const oldest = 15;

/** Tells at once that a server is too old, where otherwise some later statement would fail on what it does not know. */
export async function refuseOldPostgres(client: Pick<pg.Client, 'query'>): Promise<void> {
  const { rows } = await client.query<{ version: string }>("select current_setting('server_version') as version");
  const version = rows[0]?.version ?? '';
  if (Number.parseInt(version, 10) < oldest)
    throw new StartError(`PostgreSQL ${version} at DATABASE_URL is too old: Sala needs ${oldest} or newer`);
}
