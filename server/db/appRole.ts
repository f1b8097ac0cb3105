import { createHmac } from 'node:crypto';
import pg from 'pg';

/**
 * Where the application connects: as a role of its own that owns nothing and bypasses nothing. Name and password follow
 * from the owner's URL, so every process of a deployment knows them without another secret to keep.
 */
export function deriveAppUrl(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  const owner = decodeURIComponent(url.username) || 'postgres';
  const password = createHmac('sha256', `sala app role ${decodeURIComponent(url.password)}`)
    .update(owner)
    .digest('hex');
  url.username = encodeURIComponent(`sala_app_${owner}`.slice(0, 63));
  url.password = password;
  return url.toString();
}

/** Creates the application's role where it is missing and lets it read and write rows, nothing more. */
export async function grantAppRole(client: pg.Client, appUrl: string): Promise<void> {
  const url = new URL(appUrl);
  const name = decodeURIComponent(url.username);
  const role = pg.escapeIdentifier(name);
  const { rows } = await client.query<{ rolsuper: boolean; rolbypassrls: boolean }>(
    'select rolsuper, rolbypassrls from pg_roles where rolname = $1',
    [name],
  );
  const existing = rows[0];
  if (!existing) await createRole(client, role, decodeURIComponent(url.password));
  else if (existing.rolsuper || existing.rolbypassrls)
    throw new Error(`the application's database role "${name}" must not be superuser or bypass row level security`);
  await client.query(`grant usage on schema sala to ${role}`);
  await client.query(`grant select, insert, update, delete on all tables in schema sala to ${role}`);
  await client.query(`revoke all on migration from ${role}`);
  await client.query(
    `alter default privileges in schema sala grant select, insert, update, delete on tables to ${role}`,
  );
}

/** Databases of one cluster share roles, so another process may create it between our look and our try. */
async function createRole(client: pg.Client, role: string, password: string): Promise<void> {
  await client.query('savepoint create_role');
  try {
    await client.query(
      `create role ${role} login nosuperuser nobypassrls nocreatedb nocreaterole password ${pg.escapeLiteral(password)}`,
    );
  } catch (error) {
    await client.query('rollback to savepoint create_role');
    if (!isTaken(error)) throw error;
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === '42710' || error.code === '23505');
}
