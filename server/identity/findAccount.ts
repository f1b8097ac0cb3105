import type { Database } from '../platform/db/database.ts';
import type { TenantDb } from '../platform/db/tenantDb.ts';

export interface Profile {
  firstname?: string;
  lastname?: string;
  avatar?: string;
}

/** An account as seen from a site where it is a member. Contains secrets: never send it, present it. */
export interface Account {
  id: string;
  /** The home site; the account's own data may be changed only there. */
  homeSiteId: string;
  /** Its role on the site that looked. */
  role: string;
  /** The id of the own role of that site on top of it. */
  ownRole: string | null;
  email: string | null;
  emailVerified: boolean;
  username: string;
  passwordHash: string | null;
  profile: Profile;
  phone: string | null;
  citizen: string | null;
  language: string | null;
  mustReset: boolean;
  /** Encrypted secret of the second factor; valid only once it was confirmed. */
  secondFactor: string | null;
  secondFactorOn: boolean;
}

interface AccountRow {
  id: string;
  site_id: string;
  role: string;
  own_role: string | null;
  email: string | null;
  email_verified: boolean;
  username: string;
  password_hash: string | null;
  profile: Profile;
  phone: string | null;
  citizen: string | null;
  language: string | null;
  must_reset: boolean;
  second_factor: string | null;
  second_factor_on: boolean;
}

/** The account with a user name or e-mail address on this site; the site's own before a guest. */
export async function findAccountByName(db: TenantDb, name: string): Promise<Account | undefined> {
  const rows = await db.query<AccountRow>({
    name: 'account_by_name',
    text: `${select} and (account.username = $1 or account.email = $1) order by account.site_id = current_site() desc limit 1`,
    values: [name.trim().toLowerCase()],
  });
  return rows[0] && toAccount(rows[0]);
}

export async function findAccountById(db: TenantDb, id: string): Promise<Account | undefined> {
  const rows = await db.query<AccountRow>(`${select} and account.id = $1`, [id]);
  return rows[0] && toAccount(rows[0]);
}

/** The tenant database in which an account may be changed. */
export function homeOf(db: Database, account: Pick<Account, 'homeSiteId'>): TenantDb {
  return db.site(account.homeSiteId);
}

export function readName(account: Pick<Account, 'profile' | 'email' | 'username'>): string {
  const { firstname, lastname } = account.profile;
  return [firstname, lastname].filter(Boolean).join(' ') || account.email || account.username;
}

const select = `
  select account.id, account.site_id, membership.role, membership.own_role, account.email, account.email_verified_at is not null as email_verified,
    account.username, account.password_hash, account.profile, account.phone, account.citizen, account.language,
    account.must_reset, account.second_factor, account.second_factor_at is not null as second_factor_on
  from account join membership on membership.account_id = account.id
  where membership.site_id = current_site() and account.disabled_at is null and membership.disabled_at is null`;

function toAccount(row: AccountRow): Account {
  return {
    id: row.id,
    homeSiteId: row.site_id,
    role: row.role,
    ownRole: row.own_role,
    email: row.email,
    emailVerified: row.email_verified,
    username: row.username,
    passwordHash: row.password_hash,
    profile: row.profile,
    phone: row.phone,
    citizen: row.citizen,
    language: row.language,
    mustReset: row.must_reset,
    secondFactor: row.second_factor,
    secondFactorOn: row.second_factor_on,
  };
}
