import { keyDays, readKeyExpiry } from '../../../engine/people/readKeyExpiry.ts';
import { notAllowed } from '../../../engine/record/recordErrors.ts';
import { writeAudit } from '../../sites/audit/writeAudit.ts';
import type { Session, Visit } from '../../sites/visit.ts';
import { keyTooLong, roleTooHigh } from '../accounts.errors.ts';
import { holdSession } from '../holdSession.ts';
import type { IdentityParts } from '../identityParts.ts';
import { requireGivable } from '../roles/requireGivable.ts';
import { createApiKey, type NewApiKey, revokeApiKey } from './apiKeys.ts';

type KeyInput = Omit<NewApiKey, 'createdBy' | 'expiresAt' | 'ownRole'> & { expiresAt?: string };

/** Creates an API key; the returned secret is its only copy. */
export async function issueApiKey(
  app: IdentityParts,
  visit: Visit,
  { session, given }: { session: Session; given: KeyInput },
) {
  const { role } = given;
  if (role === 'root') throw roleTooHigh({ role });
  const holder = await requireGivable(app, { site: visit.site, giver: session, name: role });
  const expiresAt = readKeyExpiry(given.expiresAt, visit.now)?.toISOString();
  if (expiresAt === undefined) throw keyTooLong({ days: keyDays.most });
  const key = { ...given, expiresAt };
  const made = await visit.db.transaction(async (tx) => {
    await holdSession(tx, session);
    const { role: base, ownRole } = holder;
    const created = await createApiKey(tx, { ...key, role: base, ownRole, createdBy: session.userId });
    await writeAudit(tx, visit, {
      action: 'api_key.created',
      targetKind: 'api_key',
      targetId: created.id,
      changes: key,
    });
    return created;
  });
  return { ...made, ...key };
}

/** Revokes an API key. */
export async function endApiKey(visit: Visit, id: string): Promise<void> {
  await visit.db.transaction(async (tx) => {
    if (!(await revokeApiKey(tx, id))) throw notAllowed();
    await writeAudit(tx, visit, { action: 'api_key.revoked', targetKind: 'api_key', targetId: id });
  });
}
