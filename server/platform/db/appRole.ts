import { createHmac } from 'node:crypto';
import type { Knex } from 'knex';
import pg from 'pg';

/**
 * The application connects as a role of its own that owns nothing and cannot bypass row level security. Name and
 * password are derived from the owner's URL, so every process of a deployment knows them without another secret.
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

/** Creates the application's role if missing, with rights to read and write rows only. */
export async function grantAppRole(tx: Knex.Transaction, appUrl: string): Promise<void> {
  const url = new URL(appUrl);
  const role = decodeURIComponent(url.username);
  const existing = await tx<{ rolname: string; rolsuper: boolean; rolbypassrls: boolean }>('pg_roles')
    .where('rolname', role)
    .first('rolsuper', 'rolbypassrls');
  if (!existing) await createRole(tx, role, decodeURIComponent(url.password));
  else if (existing.rolsuper || existing.rolbypassrls)
    throw new Error(`the application's database role "${role}" must not be superuser or bypass row level security`);
  await tx.raw('grant usage on schema sala to ??', [role]);
  await tx.raw('grant select, insert, update, delete on all tables in schema sala to ??', [role]);
  // Core views show rows that are changed by calls of their own.
  await tx.raw('revoke insert, update, delete on core_user, core_site from ??', [role]);
  await tx.raw('revoke all on knex_migrations, knex_migrations_lock from ??', [role]);
  await tx.raw('alter default privileges in schema sala grant select, insert, update, delete on tables to ??', [role]);
}

/** Databases of one cluster share roles, so another process may create it between the check and the creation. */
async function createRole(tx: Knex.Transaction, role: string, password: string): Promise<void> {
  const secret = tx.raw(pg.escapeLiteral(password)); // a statement that creates a role takes no parameters
  try {
    await tx.transaction((attempt) =>
      attempt.raw('create role ?? login nosuperuser nobypassrls nocreatedb nocreaterole password ?', [role, secret]),
    );
  } catch (error) {
    if (!isTaken(error)) throw error;
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === '42710' || error.code === '23505');
}
