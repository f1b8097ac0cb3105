import { canChangePerson, canGiveRole } from '../../../engine/people/rankRole.ts';
import type { JsonObject } from '../../../schemas/index.ts';
import type { TenantDb } from '../../db/tenantDb.ts';
import { signInNeeded } from '../../errors/httpErrors.ts';
import type { Context } from '../../http/context.ts';
import type { AccountParts } from '../accountParts.ts';
import { readAccountSettings } from '../accountSettings.ts';
import { invitationDead, taken, wrongCredentials } from '../accounts.errors.ts';
import { createAccount } from '../createAccount.ts';
import { type Account, findAccountById } from '../findAccount.ts';
import { readConflict } from '../findDuplicates.ts';
import { checkNewPassword } from '../password/setPassword.ts';
import { checkPassword, hashPassword } from '../password.ts';
import { readProfileChange } from '../profile/readProfileChange.ts';
import { readPassword } from '../readInput.ts';
import { countTry, forgetTries } from '../signInFailures.ts';
import { findOpenInvitation, type Invitation, takeInvitation } from './invitations.ts';

/**
 * Who holds the link reads the invited mail box. Someone with an account on this site accepts signed in; someone with an
 * account on another site proves it by its password (`existing: true`); anyone else gets a new account.
 */
export async function acceptInvitation(
  parts: AccountParts,
  context: Context,
  { token, body }: { token: string; body: JsonObject },
): Promise<Account> {
  const { app } = parts;
  const db = app.db.site(context.state.site.id);
  const invitation = await findOpenInvitation(db, token);
  if (!invitation) throw invitationDead();
  const inviter = await findAccountById(db, invitation.invited_by);
  // Who lost his own rights in between cannot give them to others.
  if (!inviter || !canGiveRole(inviter.role, invitation.role)) throw invitationDead();
  const { session } = context.state;
  // Nor can he change by it the role of someone above him.
  if (session && !session.apiKey && !canChangePerson(inviter.role, session.role)) throw invitationDead();
  const accountId = await joinAccount(parts, context, { db, invitation, body });
  const account = await findAccountById(db, accountId);
  if (!account) throw invitationDead();
  return account;
}

interface Joining {
  db: TenantDb;
  invitation: Invitation;
  body: JsonObject;
}

async function joinAccount(parts: AccountParts, context: Context, joining: Joining): Promise<string> {
  const { db, invitation, body } = joining;
  const known = await db.query<{ id: string }>('select id from account where email = $1 or username = $1', [
    invitation.email,
  ]);
  const present = known[0];
  if (present) {
    if (context.state.session?.userId !== present.id) throw signInNeeded();
    return addMember(db, invitation, present.id);
  }
  if (body.existing === true) return addMember(db, invitation, await findElsewhere(parts, context, joining));
  return createInvited(context, joining);
}

async function addMember(db: TenantDb, invitation: Invitation, accountId: string): Promise<string> {
  await db.transaction(async (tx) => {
    if (!(await takeInvitation(tx, invitation.id, accountId))) throw invitationDead();
    // A member who was shut out stays so: only his role changes.
    await tx.run(
      `insert into membership (site_id, account_id, role) values (current_site(), $1, $2)
       on conflict (site_id, account_id) do update set role = excluded.role`,
      [accountId, invitation.role],
    );
    await logAcceptance(tx, invitation, accountId);
  });
  return accountId;
}

async function findElsewhere(
  { app }: AccountParts,
  context: Context,
  { invitation, body, db }: Joining,
): Promise<string> {
  const password = readPassword(body, 'password') ?? '';
  const tries = `invitation ${invitation.email}`;
  await countTry(db, tries, readAccountSettings(context.state.site));
  const accounts = await app.db.platform.query<{ id: string; password_hash: string | null }>(
    `select id, password_hash from account
     where email = $1 and email_verified_at is not null and disabled_at is null order by created_at limit 3`,
    [invitation.email],
  );
  for (const { id, password_hash } of accounts)
    if (await checkPassword(password, password_hash)) {
      await forgetTries(db, tries);
      return id;
    }
  if (accounts.length === 0) await checkPassword(password, null);
  throw wrongCredentials();
}

async function createInvited(context: Context, { db, invitation, body }: Joining): Promise<string> {
  const password = readPassword(body, 'password');
  checkNewPassword(context, password);
  const { profile, phone } = readProfileChange(body);
  const passwordHash = await hashPassword(password);
  try {
    return await db.transaction(async (tx) => {
      const id = await createAccount(tx, {
        ...profile,
        email: invitation.email,
        emailVerified: true,
        username: invitation.email,
        phone: phone || undefined,
        language: context.state.language,
        passwordHash,
        role: invitation.role,
      });
      if (!(await takeInvitation(tx, invitation.id, id))) throw invitationDead();
      await logAcceptance(tx, invitation, id);
      return id;
    });
  } catch (error) {
    const field = readConflict(error);
    throw field ? taken({ fields: field }) : error;
  }
}

async function logAcceptance(tx: TenantDb, invitation: Invitation, accountId: string): Promise<void> {
  await tx.run(
    `insert into audit (site_id, actor_id, action, target_kind, target_id, changes)
     values (current_site(), $1, 'invitation.accepted', 'person', $1, $2)`,
    [accountId, JSON.stringify({ invitation: invitation.id, role: invitation.role })],
  );
}
