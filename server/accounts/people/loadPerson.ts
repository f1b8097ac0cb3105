import { canChangePerson } from '../../../engine/people/rankRole.ts';
import type { TenantDb } from '../../db/tenantDb.ts';
import type { Context } from '../../http/context.ts';
import type { AccountParts } from '../accountParts.ts';
import { notYourself, personElsewhere, personUnknown, roleTooHigh } from '../accounts.errors.ts';
import type { Profile } from '../findAccount.ts';
import { requireAdministrator } from '../requirePerson.ts';

/** A member of a site as its administrators see him. */
export interface Person {
  id: string;
  home_site_id: string;
  role: string;
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
  created_at: string;
  joined_at: string;
}

export const personColumns = `
  account.id, account.site_id as home_site_id, membership.role, account.email,
  account.email_verified_at is not null as email_verified, account.username, account.profile, account.phone, account.citizen,
  account.info, account.must_reset, account.second_factor_at is not null as second_factor_on,
  account.password_hash is not null as has_password, coalesce(membership.disabled_at, account.disabled_at) as disabled_at,
  account.created_at, membership.created_at as joined_at`;

export async function findPerson(db: TenantDb, id: string): Promise<Person> {
  const rows = await db.query<Person>(
    `select ${personColumns} from membership join account on account.id = membership.account_id
     where membership.site_id = current_site() and account.id = $1`,
    [id],
  );
  if (!rows[0]) throw personUnknown();
  return rows[0];
}

/** Someone whom this administrator may change; himself only where the change allows it. */
export async function loadChangeable(
  { app }: AccountParts,
  context: Context,
  options: { himself: boolean; atHome?: boolean },
): Promise<Person> {
  const session = requireAdministrator(context);
  const { site } = context.state;
  const person = await findPerson(app.db.site(site.id), context.params.id ?? '');
  if (!options.himself && person.id === session.userId) throw notYourself();
  if (!canChangePerson(session.role, person.role)) throw roleTooHigh({ role: person.role });
  if (options.atHome && person.home_site_id !== site.id) throw personElsewhere();
  return person;
}
