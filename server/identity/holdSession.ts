import type { TenantDb } from '../platform/db/tenantDb.ts';
import { signInNeeded } from '../platform/errors/httpErrors.ts';
import type { Session } from '../sites/visit.ts';
import { accessLock } from './accessLock.ts';

/**
 * In a transaction that hands out what opens a site in a person's name: their access does not end meanwhile, or has ended and
 * nothing is handed out.
 */
export async function holdSession(tx: TenantDb, { userId, key }: Session): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock_shared(${accessLock})`, [userId]);
  const stands = await tx.query('select 1 from session where site_id = current_site() and id_hash = $1', [
    Buffer.from(key, 'hex'),
  ]);
  if (stands.length === 0) throw signInNeeded();
}
