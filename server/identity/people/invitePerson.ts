import { isEmailAddress } from '../../../engine/people/checkRegistration.ts';
import { rankRole } from '../../../engine/people/rankRole.ts';
import { corePaths, readText } from '../../../schemas/index.ts';
import { queueMail, wakeMailer, writeTemplate } from '../../messages/mail/mailQueue.ts';
import { writeAudit } from '../../sites/audit/writeAudit.ts';
import { siteIn } from '../../sites/siteIn.ts';
import type { Session, Visit } from '../../sites/visit.ts';
import { emailRefused, invitationExpired } from '../accounts.errors.ts';
import { holdSession } from '../holdSession.ts';
import type { IdentityParts } from '../identityParts.ts';
import { onlyRoot } from '../readReach.ts';
import { requireGivable } from '../roles/requireGivable.ts';
import { readOrigin } from '../siteAddress.ts';
import { createInvitation, findInvitation, type Invitation, revokeInvitation } from './invitations.ts';

interface Invited {
  email: string;
  role: string;
}

/** Invites somebody by e-mail, with a role. Open invitations to the same address end. */
export async function invitePerson(
  app: IdentityParts,
  visit: Visit,
  { session, ...given }: Invited & { session: Session },
): Promise<Invitation> {
  const { site, db, language } = visit;
  const { role } = given;
  const email = given.email.toLowerCase();
  if (!isEmailAddress(email)) throw emailRefused();
  const invited = await requireGivable(app, { site, giver: session, name: role });
  await app.limits.consume('mailToAddress', `${site.id} ${email}`);
  const invitation = await db.transaction(async (tx) => {
    await holdSession(tx, session);
    const { id, token } = await createInvitation(tx, { email, given: invited, invitedBy: session.userId });
    await queueMail(app, tx, {
      kind: 'invitation',
      to: email,
      language,
      content: writeTemplate('invitation', {
        language,
        values: { site: siteIn(site, language).name, inviter: session.name, role: readText(invited.title, language) },
      }),
      link: `${readOrigin(visit)}${corePaths.register}?invitation=${token}`,
      // Whoever may give the role may also see the link; what an own role may do is no matter of rank.
      linkRank: invited.ownRole === null ? rankRole(role) - 1 : onlyRoot,
    });
    await writeAudit(tx, visit, {
      action: 'invitation.created',
      targetKind: 'invitation',
      targetId: id,
      changes: { email, role },
    });
    return findInvitation(tx, id);
  });
  await wakeMailer(app);
  if (!invitation) throw invitationExpired();
  return invitation;
}

/** Sends an invitation again, with a new link. */
export async function inviteAgain(
  app: IdentityParts,
  visit: Visit,
  { session, id }: { session: Session; id: string },
): Promise<Invitation> {
  const old = await findInvitation(visit.db, id);
  if (!old || old.accepted_at) throw invitationExpired();
  return invitePerson(app, visit, { session, email: old.email, role: old.own_role ?? old.role });
}

/** Ends an invitation that nobody accepted yet. */
export async function withdrawInvitation(visit: Visit, id: string): Promise<void> {
  await visit.db.transaction(async (tx) => {
    if (!(await revokeInvitation(tx, id))) throw invitationExpired();
    await writeAudit(tx, visit, { action: 'invitation.revoked', targetKind: 'invitation', targetId: id });
  });
}
