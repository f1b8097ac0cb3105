import { createHash } from 'node:crypto';
import { isEmailAddress } from '../../../engine/people/checkRegistration.ts';
import { rankRole } from '../../../engine/people/rankRole.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import { accountUnknown, identityTaken, linkNeedsSignIn, wrongCredentials } from '../accounts.errors.ts';
import { createAccount } from '../createAccount.ts';
import { type Account, findAccountById } from '../findAccount.ts';

/** A person as an outside provider knows them. */
export interface OutsideIdentity {
  providerId: string;
  /** The provider's id for the person, which never changes. */
  subject: string;
  /** Who gave it out, where a provider of this id may have had another issuer before. */
  issuer?: string;
  email?: string;
  /** The provider confirms that the address belongs to the person. */
  emailVerified: boolean;
  firstname?: string;
  lastname?: string;
  avatar?: string;
}

/**
 * The account of an external identity. An e-mail address links the two only when both sides verified it: the provider,
 * and the owner of the account here. Otherwise whoever wrote another person's address into an account, here or there,
 * could sign in as that person. Nor does it link who may do more than the people of the provider, or is at home on another
 * site: whoever runs the provider could be them. They connect it themselves.
 */
export async function resolveIdentity(
  db: TenantDb,
  identity: OutsideIdentity,
  options: { signUp: boolean; role: string },
): Promise<Account> {
  const known = await findLinked(db, identity);
  if (known) {
    const account = await findAccountById(db, known);
    if (!account) throw wrongCredentials();
    return account;
  }
  const email = readProvenEmail(identity);
  const accountId =
    (email && (await findByEmail(db, email, options.role))) || (await signUp(db, identity, email, options));
  await linkIdentity(db, identity, { accountId, bySession: false });
  const account = await findAccountById(db, accountId);
  if (!account) throw wrongCredentials();
  return account;
}

/** Links an identity to an account; an identity belongs to one account. False when it was linked before. */
export async function linkIdentity(
  db: TenantDb,
  identity: OutsideIdentity,
  { accountId, bySession }: { accountId: string; bySession: boolean },
): Promise<boolean> {
  const { providerId, subject } = identity;
  const name = [identity.firstname, identity.lastname].filter(Boolean).join(' ') || identity.email;
  const [row] = await db.query<{ account_id: string; made: boolean }>(
    `insert into identity (site_id, provider_id, subject, account_id, name, by_session)
     values (current_site(), $1, $2, $3, $4, $5)
     on conflict (site_id, provider_id, subject) do update set name = excluded.name
     returning account_id, xmax = 0 as made`,
    [providerId, subject, accountId, name, bySession],
  );
  if (row?.account_id !== accountId) throw identityTaken();
  return row.made;
}

async function findLinked(db: TenantDb, { providerId, subject }: OutsideIdentity): Promise<string | undefined> {
  const rows = await db.query<{ account_id: string }>(
    'select account_id from identity where site_id = current_site() and provider_id = $1 and subject = $2',
    [providerId, subject],
  );
  return rows[0]?.account_id;
}

function readProvenEmail({ email, emailVerified }: OutsideIdentity): string | undefined {
  return email && emailVerified && isEmailAddress(email) ? email.toLowerCase() : undefined;
}

async function findByEmail(db: TenantDb, email: string, role: string): Promise<string | undefined> {
  const rows = await db.query<{ id: string; proven: boolean; home: boolean; role: string | null }>(
    `select account.id, account.email_verified_at is not null and account.email = $1 as proven,
       account.site_id = current_site() as home, membership.role
     from account left join membership on membership.account_id = account.id and membership.site_id = current_site()
     where account.email = $1 or account.username = $1 order by home desc, proven desc`,
    [email],
  );
  const [found] = rows;
  if (!found) return undefined;
  const isWithin = found.home && found.role !== null && rankRole(found.role) <= rankRole(role);
  if (!found.proven || !isWithin) throw linkNeedsSignIn();
  return found.id;
}

async function signUp(
  db: TenantDb,
  identity: OutsideIdentity,
  email: string | undefined,
  { signUp: open, role }: { signUp: boolean; role: string },
): Promise<string> {
  if (!open) throw accountUnknown();
  const { providerId, subject, issuer = '', firstname, lastname, avatar } = identity;
  const mark = createHash('sha256').update(`${issuer} ${subject}`).digest('hex').slice(0, 24);
  return db.transaction((tx) =>
    createAccount(tx, {
      email,
      emailVerified: email !== undefined,
      username: `${providerId}-${mark}`,
      firstname,
      lastname,
      avatar: avatar?.startsWith('https://') ? avatar : undefined,
      role,
    }),
  );
}
