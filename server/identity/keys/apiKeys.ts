import { createId } from '../../../engine/record/createId.ts';
import type { Site } from '../../../schemas/index.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import { createToken, hashToken } from '../../platform/secrets/tokens.ts';
import { holderOf } from '../../sites/siteRoles.ts';
import type { IdentityParts } from '../identityParts.ts';
import { mayGive } from '../roles/requireGivable.ts';

export interface ApiKey {
  id: string;
  name: string;
  role: string;
  /** The id of the own role of the site on top of it. */
  ownRole: string | null;
  /** Its scopes: names of collections and of calls, or `*` for all. */
  collections: string[];
}

interface KeyRow {
  id: string;
  name: string;
  role: string;
  own_role: string | null;
  collections: string[];
  hint: string;
  created_at: string;
  created_by: string;
  expires_at: string;
  used_at: string | null;
  revoked_at: string | null;
}

export interface NewApiKey {
  name: string;
  role: string;
  ownRole: string | null;
  collections: string[];
  expiresAt: string;
  /** The person whom it belongs to. */
  createdBy: string;
}

const prefix = 'sala_';

/** Stores the hash of a new key; the returned secret is its only copy. */
export async function createApiKey(tx: TenantDb, key: NewApiKey): Promise<{ id: string; key: string }> {
  const secret = `${prefix}${createToken()}`;
  const id = createId('key');
  await tx.run(
    `insert into api_key (id, site_id, name, key_hash, hint, role, own_role, collections, created_by, account_id, expires_at)
     values ($1, current_site(), $2, $3, $4, $5, $6, $7, $8, $8, $9)`,
    [
      id,
      key.name,
      hashToken(secret),
      secret.slice(0, prefix.length + 4),
      key.role,
      key.ownRole,
      key.collections,
      key.createdBy,
      key.expiresAt,
    ],
  );
  return { id, key: secret };
}

/** The key, as long as the person whom it belongs to is a member of this site and may give the role that it has. */
export async function findApiKey(app: IdentityParts, site: Site, secret: string): Promise<ApiKey | undefined> {
  if (!secret.startsWith(prefix)) return undefined;
  // The last use is written once a minute at most, so that not every read becomes a write.
  const db = app.db.site(site.id);
  const rows = await db.query<ApiKey & { stale: boolean; personRole: string; personOwn: string | null }>({
    name: 'api_key_find',
    text: findSql,
    values: [hashToken(secret)],
  });
  const found = rows[0];
  if (!found) return undefined;
  const { stale, personRole, personOwn, ...key } = found;
  const giver = holderOf({ registry: app.registry, site }, { role: personRole, ownRole: personOwn });
  if (!(await mayGive(app, { site, giver, given: key }))) return undefined;
  if (stale) await db.run('update api_key set used_at = now() where id = $1', [key.id]);
  return key;
}

export async function listApiKeys(db: TenantDb) {
  const rows = await db.query<KeyRow>(
    `select id, name, role, own_role, collections, hint, created_at, created_by, expires_at, used_at, revoked_at
     from api_key where site_id = current_site() order by created_at desc`,
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    role: row.own_role ?? row.role,
    collections: row.collections,
    hint: `${row.hint}…`,
    createdAt: row.created_at,
    createdBy: row.created_by,
    expiresAt: row.expires_at,
    usedAt: row.used_at,
    revokedAt: row.revoked_at,
  }));
}

/** False when there is no such key or it was revoked before. */
export async function revokeApiKey(tx: TenantDb, id: string): Promise<boolean> {
  return (await tx.run('update api_key set revoked_at = now() where id = $1 and revoked_at is null', [id])) > 0;
}

const findSql = `
  select api_key.id, api_key.name, api_key.role, api_key.own_role as "ownRole", api_key.collections,
    membership.role as "personRole", membership.own_role as "personOwn",
    (api_key.used_at is null or api_key.used_at < now() - interval '1 minute') as stale
  from api_key
  join account on account.id = api_key.account_id
  join membership on membership.account_id = api_key.account_id and membership.site_id = api_key.site_id
  where api_key.key_hash = $1 and api_key.revoked_at is null and api_key.expires_at > now()
    and not account.must_reset and account.disabled_at is null and membership.disabled_at is null`;
