import { createId } from '../../../engine/id/createId.ts';
import type { TenantDb } from '../../db/tenantDb.ts';
import { createToken, hashToken } from '../tokens.ts';

export interface ApiKey {
  id: string;
  name: string;
  role: string;
  /** Names of the collections it reaches, or `*` for all calls but those of accounts. */
  collections: string[];
}

interface KeyRow {
  id: string;
  name: string;
  role: string;
  collections: string[];
  hint: string;
  created_at: string;
  created_by: string;
  expires_at: string | null;
  used_at: string | null;
  revoked_at: string | null;
}

export interface NewApiKey {
  name: string;
  role: string;
  collections: string[];
  expiresAt?: string;
  createdBy: string;
}

const prefix = 'sala_';

/** Makes a key; what is returned is the only copy of it. */
export async function createApiKey(tx: TenantDb, key: NewApiKey): Promise<{ id: string; key: string }> {
  const secret = `${prefix}${createToken()}`;
  const id = createId('key');
  await tx.run(
    `insert into api_key (id, site_id, name, key_hash, hint, role, collections, created_by, expires_at)
     values ($1, current_site(), $2, $3, $4, $5, $6, $7, $8)`,
    [
      id,
      key.name,
      hashToken(secret),
      secret.slice(0, prefix.length + 4),
      key.role,
      key.collections,
      key.createdBy,
      key.expiresAt,
    ],
  );
  return { id, key: secret };
}

export async function findApiKey(db: TenantDb, secret: string): Promise<ApiKey | undefined> {
  if (!secret.startsWith(prefix)) return undefined;
  // Written at most once a minute: a busy server must not turn every read into a write.
  const rows = await db.query<ApiKey & { stale: boolean }>({
    name: 'api_key_find',
    text: `select id, name, role, collections, (used_at is null or used_at < now() - interval '1 minute') as stale
      from api_key where key_hash = $1 and revoked_at is null and (expires_at is null or expires_at > now())`,
    values: [hashToken(secret)],
  });
  const found = rows[0];
  if (!found) return undefined;
  const { stale, ...key } = found;
  if (stale) await db.run('update api_key set used_at = now() where id = $1', [key.id]);
  return key;
}

export async function listApiKeys(db: TenantDb) {
  const rows = await db.query<KeyRow>(
    `select id, name, role, collections, hint, created_at, created_by, expires_at, used_at, revoked_at
     from api_key where site_id = current_site() order by created_at desc`,
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    role: row.role,
    collections: row.collections,
    hint: `${row.hint}…`,
    createdAt: row.created_at,
    createdBy: row.created_by,
    expiresAt: row.expires_at,
    usedAt: row.used_at,
    revokedAt: row.revoked_at,
  }));
}

/** True when there was a living key to revoke. */
export async function revokeApiKey(tx: TenantDb, id: string): Promise<boolean> {
  return (await tx.run('update api_key set revoked_at = now() where id = $1 and revoked_at is null', [id])) > 0;
}
