import { canActFor } from '../../../engine/people/rankRole.ts';
import type { ChangeLog } from '../../sites/audit/writeAudit.ts';
import { holderOf } from '../../sites/siteRoles.ts';
import type { Session, Visit } from '../../sites/visit.ts';
import { linkExpired, roleTooHigh } from '../accounts.errors.ts';
import { findAccountById } from '../findAccount.ts';
import { holdSession } from '../holdSession.ts';
import type { IdentityParts } from '../identityParts.ts';
import { mayGive } from '../roles/requireGivable.ts';
import { readOrigin } from '../siteAddress.ts';
import { completeSignIn } from './completeSignIn.ts';

const bypassMinutes = 10;

/** Creates a link that signs in as a person of a lower role, on this site: once, and within some minutes. */
export async function createBypassLink(
  app: IdentityParts,
  visit: Visit,
  { session, person, logChange }: { session: Session; person: { id: string; role: string }; logChange: ChangeLog },
): Promise<{ url: string; expiresAt: string }> {
  if (!canActFor(session.role, person.role)) throw roleTooHigh({ role: person.role });
  const ticket = { siteId: visit.site.id, accountId: person.id, minutes: bypassMinutes, createdBy: session.userId };
  const token = await visit.db.transaction(async (tx) => {
    await holdSession(tx, session);
    await logChange(tx);
    return app.tickets.create({ ...ticket, purpose: 'bypass' }, tx);
  });
  return {
    url: `${readOrigin(visit)}/user/bypass/${token}`,
    expiresAt: new Date(Date.now() + bypassMinutes * 60_000).toISOString(),
  };
}

/** Refuses a link that signs nobody in any more, without using it up. */
export async function checkBypassLink(app: IdentityParts, { site }: Visit, token: string): Promise<void> {
  if (!(await app.tickets.find(site.id, 'bypass', token))) throw linkExpired();
}

/** Signs in by such a link, as long as its creator may still act for the person. */
export async function signInByBypass(app: IdentityParts, visit: Visit, token: string): Promise<void> {
  const { site, db } = visit;
  const ticket = await app.tickets.take(site.id, 'bypass', token);
  const [account, maker] = await Promise.all([
    ticket?.accountId ? findAccountById(db, ticket.accountId) : undefined,
    ticket?.createdBy ? findAccountById(db, ticket.createdBy) : undefined,
  ]);
  if (!account || !maker || !canActFor(maker.role, account.role)) throw linkExpired();
  const giver = holderOf({ registry: app.registry, site }, maker);
  if (!(await mayGive(app, { site, giver, given: account }))) throw linkExpired();
  await completeSignIn(app, visit, { account, via: 'bypass', remember: false, openedBy: maker.id });
}
