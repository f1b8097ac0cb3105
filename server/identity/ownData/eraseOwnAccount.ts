import { defaultAccessRoles, rootRole } from '../../../engine/people/actor.ts';
import { defineError } from '../../../schemas/index.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import type { SignedInVisit } from '../../sites/visit.ts';
import { confirmOwnAccount } from '../credentials/confirmOwner.ts';
import { erasePerson } from '../erase/erasePerson.ts';
import type { IdentityParts } from '../identityParts.ts';

export const lastAdministrator = defineError('last_administrator', 409, {
  th: 'คุณเป็นผู้ดูแลคนเดียวของเว็บไซต์นี้ กรุณามอบหมายผู้ดูแลคนใหม่ก่อนลบบัญชี',
  en: 'You are the only one who runs this site. Give the role to someone else before you leave.',
});

export const lastRoot = defineError('last_root', 409, {
  th: 'คุณเป็นผู้ดูแลระบบสูงสุดคนเดียวของทั้งระบบ กรุณามอบหมายคนใหม่ก่อนลบบัญชี',
  en: 'You are the only root of this server. Give the role to someone else before you leave.',
});

/** Removes the visitor from this site for good, by their password; not the last who could look after it. */
export async function eraseOwnAccount(
  app: IdentityParts,
  visit: SignedInVisit,
  password: string | undefined,
): Promise<{ whole: boolean }> {
  const account = await confirmOwnAccount(app, visit, password);
  return erasePerson(app, visit, account, {
    action: 'person.erased',
    guard: async (tx) => {
      if (defaultAccessRoles.includes(account.role)) await refuseLast(tx, account.id);
      if (account.role === rootRole) await refuseLastRoot(tx, account.id);
    },
  });
}

async function refuseLast(tx: TenantDb, accountId: string): Promise<void> {
  // Rows are locked: otherwise the last two, leaving at the same moment, would each rely on the other.
  const running = await tx.query<{ account_id: string }>(
    `select account_id from membership
     where site_id = current_site() and role = any ($1) and disabled_at is null order by account_id for update`,
    [defaultAccessRoles],
  );
  if (running.every(({ account_id }) => account_id === accountId)) throw lastAdministrator();
}

/** Only root makes a root: without any, no site could be created, suspended or resumed. The transaction sees every site. */
async function refuseLastRoot(tx: TenantDb, accountId: string): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtext('last root'))`);
  const others = await tx.query(
    `select from membership where role = $1 and disabled_at is null and (account_id <> $2 or site_id <> $3) limit 1`,
    [rootRole, accountId, tx.siteId],
  );
  if (others.length === 0) throw lastRoot();
}
