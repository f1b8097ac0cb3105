import type { SignedInVisit } from '../../sites/visit.ts';
import { confirmOwnAccount } from '../credentials/confirmOwner.ts';
import type { IdentityParts } from '../identityParts.ts';

/** Unlocks the visitor's own session by the password of their account. */
export async function unlockSession(
  app: IdentityParts,
  visit: SignedInVisit,
  password: string | undefined,
): Promise<void> {
  await confirmOwnAccount(app, visit, password);
  await app.sessions.unlock(visit.site.id, visit.session.key);
}
