import { cleanName } from '../../engine/people/cleanName.ts';
import { createId } from '../../engine/record/createId.ts';
import type { JsonObject } from '../../schemas/index.ts';
import type { TenantDb } from '../platform/db/tenantDb.ts';
import { noteMemberStart } from '../records/tell/noteMemberStart.ts';

export interface NewAccount {
  email?: string;
  emailVerified?: boolean;
  username: string;
  passwordHash?: string;
  firstname?: string;
  lastname?: string;
  avatar?: string;
  phone?: string;
  citizen?: string;
  language?: string;
  mustReset?: boolean;
  info?: Record<string, unknown>;
  role: string;
  /** The id of an own role of the site on top of it. */
  ownRole?: string | null;
}

/** Creates an account of this site and its role here; pass a transaction. */
export async function createAccount(tx: TenantDb, given: NewAccount): Promise<string> {
  const id = createId('user');
  const firstname = given.firstname && cleanName(given.firstname);
  const lastname = given.lastname && cleanName(given.lastname);
  const account = { ...given, firstname, lastname };
  await tx.run(
    `insert into account (id, site_id, email, username, password_hash, profile, phone, citizen, language, must_reset, info,
       email_verified_at)
     values ($1, current_site(), $2, $3, $4, $5, $6, $7, $8, $9, $10, case when $11 then now() end)`,
    [
      id,
      account.email?.toLowerCase(),
      account.username.toLowerCase(),
      account.passwordHash,
      JSON.stringify({ firstname, lastname, avatar: account.avatar }),
      account.phone,
      account.citizen,
      account.language,
      account.mustReset === true,
      JSON.stringify(account.info ?? {}),
      account.emailVerified === true,
    ],
  );
  await tx.run('insert into membership (site_id, account_id, role, own_role) values (current_site(), $1, $2, $3)', [
    id,
    account.role,
    account.ownRole,
  ]);
  await noteMemberStart(tx, describeMember(id, account));
  return id;
}

function describeMember(id: string, account: NewAccount): JsonObject & { id: string } {
  const { firstname = '', lastname = '', email = null, username, phone = null, role } = account;
  return { id, name: `${firstname} ${lastname}`.trim() || username, firstname, lastname, email, username, phone, role };
}
