import { canChangePerson } from '../../../engine/people/rankRole.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import { signInNeeded } from '../../platform/errors/httpErrors.ts';
import { writeAudit } from '../../sites/audit/writeAudit.ts';
import { holderOf } from '../../sites/siteRoles.ts';
import type { Visit } from '../../sites/visit.ts';
import { invitationExpired, taken, wrongCredentials } from '../accounts.errors.ts';
import { createAccount } from '../createAccount.ts';
import { endAccess } from '../credentials/endAccess.ts';
import { hashPassword } from '../credentials/hashPassword.ts';
import { tryPassword } from '../credentials/tryPassword.ts';
import { type Account, findAccountById } from '../findAccount.ts';
import { readConflict } from '../findDuplicates.ts';
import type { IdentityParts } from '../identityParts.ts';
import { acceptPassword } from '../password/setPassword.ts';
import { type ProfileInput, readProfileChange } from '../profile/readProfileChange.ts';
import { mayGive } from '../roles/requireGivable.ts';
import { completeSignIn } from '../signIn/completeSignIn.ts';
import { findOpenInvitation, type Invitation, takeInvitation } from './invitations.ts';

export interface Acceptance extends ProfileInput {
  token: string;
  /** Whoever accepts has an account on another site. */
  existing?: boolean;
  password?: string;
}

/**
 * Accepts an invitation and signs the person in. The link proves that they read the invited mailbox. A person with an
 * account on this site accepts while signed in; one with an account on another site proves it by its password
 * (`existing: true`); anybody else gets a new account.
 */
export async function acceptInvitation(app: IdentityParts, visit: Visit, given: Acceptance): Promise<void> {
  const { site, db, session } = visit;
  const invitation = await findOpenInvitation(db, given.token);
  if (!invitation) throw invitationExpired();
  const inviter = await findAccountById(db, invitation.invited_by);
  // Inviters who have lost their own rights meanwhile cannot give them to others,
  if (!inviter) throw invitationExpired();
  const registry = { registry: app.registry, site };
  const offered = { role: invitation.role, ownRole: invitation.own_role };
  if (!(await mayGive(app, { site, giver: holderOf(registry, inviter), given: offered }))) throw invitationExpired();
  // and an invitation cannot change the role of a person above the inviter.
  if (session && !canChangePerson(inviter.role, session.role)) throw invitationExpired();
  const accountId = await joinAccount(app, visit, { invitation, given });
  const account = await findAccountById(db, accountId);
  if (!account) throw invitationExpired();
  if (session?.userId !== account.id) return completeSignIn(app, visit, { account, via: 'password', remember: false });
  const { own: _, ...rest } = session;
  visit.session = { ...rest, ...holderOf(registry, account) };
}

interface Joining {
  invitation: Invitation;
  given: Acceptance;
}

async function joinAccount(app: IdentityParts, visit: Visit, joining: Joining): Promise<string> {
  const { invitation, given } = joining;
  const known = await visit.db.query<{ id: string }>('select id from account where email = $1 or username = $1', [
    invitation.email,
  ]);
  const present = known[0];
  if (present) {
    const { session } = visit;
    if (session?.userId !== present.id) throw signInNeeded();
    const ending = { accountId: present.id, siteId: visit.site.id, invited: invitation.email, keep: session.key };
    return endAccess(app, ending, (tx) => addMember(tx, visit, invitation, present.id));
  }
  if (!given.existing) return createInvited(app, visit, joining);
  const elsewhere = await findElsewhere(app, visit, joining);
  return visit.db.transaction((tx) => addMember(tx, visit, invitation, elsewhere));
}

async function addMember(tx: TenantDb, visit: Visit, invitation: Invitation, accountId: string): Promise<string> {
  if (!(await takeInvitation(tx, invitation.id, accountId))) throw invitationExpired();
  // A suspended member stays suspended: only their role changes.
  await tx.run(
    `insert into membership (site_id, account_id, role, own_role) values (current_site(), $1, $2, $3)
     on conflict (site_id, account_id) do update set role = excluded.role, own_role = excluded.own_role`,
    [accountId, invitation.role, invitation.own_role],
  );
  await logAcceptance(tx, visit, invitation, accountId);
  return accountId;
}

type Elsewhere = Pick<Account, 'id' | 'homeSiteId' | 'username' | 'passwordHash'>;

/** The account on another site that has the invited address and this password. */
async function findElsewhere(app: IdentityParts, visit: Visit, { invitation, given }: Joining): Promise<string> {
  const { password = '' } = given;
  const accounts = await app.db.platform.query<Elsewhere>(
    `select id, site_id as "homeSiteId", username, password_hash as "passwordHash" from account
     where email = $1 and email_verified_at is not null and disabled_at is null order by created_at limit 3`,
    [invitation.email],
  );
  const tried = { name: invitation.email, password, via: 'invitation', atHomeOnly: true } as const;
  if (accounts.length === 0) await tryPassword(app, visit, tried);
  for (const account of accounts) if (await tryPassword(app, visit, { ...tried, account })) return account.id;
  throw wrongCredentials();
}

async function createInvited(app: IdentityParts, visit: Visit, { invitation, given }: Joining): Promise<string> {
  const { profile, phone } = readProfileChange(given);
  const owner = { email: invitation.email, phone, profile };
  const password = await acceptPassword(app, visit, { password: given.password, owner });
  const passwordHash = await hashPassword(password);
  try {
    return await visit.db.transaction(async (tx) => {
      const id = await createAccount(tx, {
        ...profile,
        email: invitation.email,
        emailVerified: true,
        username: invitation.email,
        phone: phone || undefined,
        language: visit.language,
        passwordHash,
        role: invitation.role,
        ownRole: invitation.own_role,
      });
      if (!(await takeInvitation(tx, invitation.id, id))) throw invitationExpired();
      await logAcceptance(tx, visit, invitation, id);
      return id;
    });
  } catch (error) {
    const field = readConflict(error);
    throw field ? taken({ fields: field }) : error;
  }
}

/** Who accepts while nobody is signed in is the invited person themselves. */
async function logAcceptance(
  tx: TenantDb,
  visit: Visit,
  { id, role, own_role: ownRole }: Invitation,
  accountId: string,
): Promise<void> {
  const entry = { action: 'invitation.accepted', targetKind: 'person', targetId: accountId };
  const authors = visit.session ? undefined : { by: accountId, onBehalfOf: null };
  await writeAudit(tx, visit, { ...entry, changes: { invitation: id, role: ownRole ?? role }, authors });
}
