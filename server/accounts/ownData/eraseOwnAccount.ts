import { houseRoles, rootRole } from '../../../engine/access/actor.ts';
import { defineError } from '../../../schemas/index.ts';
import type { App } from '../../app/app.ts';
import type { TenantDb } from '../../db/tenantDb.ts';
import type { Context } from '../../http/context.ts';
import { type Account, homeOf } from '../findAccount.ts';
import { hasOtherSites } from '../readReach.ts';
import { writeAudit } from '../writeAudit.ts';
import { forgetPerson, forgetPortraits } from './forgetPerson.ts';

export const lastAdministrator = defineError('last_administrator', 409, {
  th: 'คุณเป็นผู้ดูแลคนเดียวของเว็บไซต์นี้ กรุณามอบหมายผู้ดูแลคนใหม่ก่อนลบบัญชี',
  en: 'You are the only one who runs this site. Give the role to someone else before you leave.',
});

export const lastRoot = defineError('last_root', 409, {
  th: 'คุณเป็นผู้ดูแลระบบสูงสุดคนเดียวของทั้งระบบ กรุณามอบหมายคนใหม่ก่อนลบบัญชี',
  en: 'You are the only root of the whole house. Give the role to someone else before you leave.',
});

/**
 * Takes a person off this site for good, and the account with all it holds where it is on no other. Records and files
 * he gave to the site stay with it under an id that leads to nobody; the log of sign-ins stays as long as the law wants it.
 */
export async function eraseOwnAccount(app: App, context: Context, account: Account): Promise<{ whole: boolean }> {
  const { site } = context.state;
  const elsewhere = await hasOtherSites(app.db, account.id, site.id);
  const freed = await app.db.site(site.id).transaction(async (tx) => {
    if (houseRoles.includes(account.role)) await refuseLast(tx, account.id);
    if (account.role === rootRole) await refuseLastRoot(app, tx, account.id);
    await tx.run('delete from invitation where site_id = current_site() and email = $1', [account.email]);
    await tx.run('delete from mail where site_id = current_site() and to_address = $1', [account.email]);
    await tx.run('delete from membership where site_id = current_site() and account_id = $1', [account.id]);
    await writeAudit(tx, context, { action: 'person.erased', targetKind: 'person', targetId: account.id });
    return forgetPerson(app, tx, account.id);
  });
  if (!elsewhere) {
    freed.push(...(await forgetPortraits(app, account.id)));
    await homeOf(app.db, account).run('delete from account where id = $1', [account.id]);
  }
  await app.files.storage.remove(freed);
  await app.sessions.endAll(site.id, account.id);
  return { whole: !elsewhere };
}

async function refuseLast(tx: TenantDb, accountId: string): Promise<void> {
  // Locked, so that the last two who leave at the same moment do not both find the other.
  const running = await tx.query<{ account_id: string }>(
    `select account_id from membership
     where site_id = current_site() and role = any ($1) and disabled_at is null order by account_id for update`,
    [houseRoles],
  );
  if (running.every(({ account_id }) => account_id === accountId)) throw lastAdministrator();
}

/** Nobody but a root makes one: without any, no site could be made, opened or closed any more. */
async function refuseLastRoot(app: App, tx: TenantDb, accountId: string): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtext('last root'))`);
  const others = await app.db.platform.query(
    `select from membership where role = $1 and disabled_at is null and (account_id <> $2 or site_id <> $3) limit 1`,
    [rootRole, accountId, tx.siteId],
  );
  if (others.length === 0) throw lastRoot();
}
