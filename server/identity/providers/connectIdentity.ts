import type { SignedInVisit } from '../../sites/visit.ts';
import { loadOwnAccount } from '../credentials/confirmOwner.ts';
import { findHomeSite } from '../credentials/findHomeSite.ts';
import { notifyAccessChange } from '../credentials/notifyAccessChange.ts';
import { holdSession } from '../holdSession.ts';
import type { IdentityParts } from '../identityParts.ts';
import { linkIdentity, type OutsideIdentity } from './resolveIdentity.ts';

/** Connects an identity to the visitor's own account, and tells its owner: it is a way in beside their password. */
export async function connectIdentity(
  app: IdentityParts,
  visit: SignedInVisit,
  { identity, provider }: { identity: OutsideIdentity; provider: string },
): Promise<void> {
  const { db, session } = visit;
  const account = await loadOwnAccount(visit);
  const isNew = await db.transaction(async (tx) => {
    await holdSession(tx, session);
    return linkIdentity(tx, identity, { accountId: account.id, bySession: true });
  });
  if (!isNew) return;
  const site = await findHomeSite(app, visit, account);
  const next = { th: provider, en: provider };
  await notifyAccessChange(
    app,
    { ...visit, site },
    { ...account, accountId: account.id, change: 'identity_added', next },
  );
}
