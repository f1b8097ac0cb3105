import { siteRows, sql } from '../../platform/db/sql.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import type { SignedInVisit } from '../../sites/visit.ts';
import { notYourself, personElsewhere, personUnknown } from '../accounts.errors.ts';
import type { Profile } from '../findAccount.ts';
import type { IdentityParts } from '../identityParts.ts';
import { requireBelow } from '../roles/requireGivable.ts';

/** A member of a site as its administrators see them. */
export interface Person {
  id: string;
  home_site_id: string;
  role: string;
  own_role: string | null;
  email: string | null;
  email_verified: boolean;
  username: string;
  profile: Profile;
  phone: string | null;
  citizen: string | null;
  info: Record<string, unknown>;
  must_reset: boolean;
  second_factor_on: boolean;
  has_password: boolean;
  disabled_at: string | null;
  language: string | null;
  created_at: string;
  joined_at: string;
}

export const personColumns = sql.raw(`
  account.id, account.site_id as home_site_id, membership.role, membership.own_role, account.email,
  account.email_verified_at is not null as email_verified, account.username, account.profile, account.phone, account.citizen,
  account.info, account.must_reset, account.second_factor_at is not null as second_factor_on,
  account.password_hash is not null as has_password, coalesce(membership.disabled_at, account.disabled_at) as disabled_at,
  account.language, account.created_at, membership.created_at as joined_at`);

/** The members of the site, each with their account. */
export function memberRows() {
  return siteRows('membership').join('account', 'account.id', 'membership.account_id');
}

export async function findPerson(db: TenantDb, id: string): Promise<Person> {
  const rows = await db.query<Person>(memberRows().where('account.id', id).select(personColumns));
  if (!rows[0]) throw personUnknown();
  return rows[0];
}

/** A person whom this administrator may change; themselves only where the change permits it. */
export async function loadChangeable(
  app: IdentityParts,
  visit: SignedInVisit,
  options: { id: string; allowSelf?: boolean; atHome?: boolean },
): Promise<Person> {
  const { site, session } = visit;
  const person = await findPerson(visit.db, options.id);
  if (!options.allowSelf && person.id === session.userId) throw notYourself();
  await requireBelow(app, { site, giver: session, person });
  if (options.atHome && person.home_site_id !== site.id) throw personElsewhere();
  return person;
}
