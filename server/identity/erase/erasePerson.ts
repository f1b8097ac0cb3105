import { removeMailFiles } from '../../messages/mail/mailFiles.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import { writeAudit } from '../../sites/audit/writeAudit.ts';
import type { Visit } from '../../sites/visit.ts';
import { endAccess } from '../credentials/endAccess.ts';
import type { Account } from '../findAccount.ts';
import type { IdentityParts } from '../identityParts.ts';
import { hasOtherSites } from '../readReach.ts';
import { forgetPerson, forgetPortraits, type Leftovers } from './forgetPerson.ts';
import { listAddresses } from './listAddresses.ts';
import { redactLogs } from './redactLogs.ts';

export type ErasedPerson = Pick<Account, 'id' | 'homeSiteId' | 'email' | 'username'>;

/**
 * Removes a person from the visited site for good, and their account with it unless they are on other sites, whoever asked for
 * it. Records and files that they gave to the site stay under an id that belongs to nobody (docs/decisions/0071).
 */
export async function erasePerson(
  app: IdentityParts,
  visit: Visit,
  person: ErasedPerson,
  { action, guard }: { action: string; guard?: (tx: TenantDb) => Promise<void> },
): Promise<{ whole: boolean }> {
  const { site } = visit;
  const whole = !(await hasOtherSites(app.db, person.id, site.id));
  const ending = { accountId: person.id, siteId: site.id, invited: person.email };
  const freed = await endAccess(app, ending, async (tx) => {
    await guard?.(tx);
    await tx.run('delete from membership where site_id = current_site() and account_id = $1', [person.id]);
    await writeAudit(tx, visit, { action, targetKind: 'person', targetId: person.id });
    return forgetOn(app, tx, person);
  });
  const account = whole ? await eraseAccount(app, visit, person) : nothing;
  await app.files.storage.remove([...freed.keys, ...account.keys]);
  await removeMailFiles(app.config, [...freed.mails, ...account.mails]);
  return { whole };
}

const nothing: Leftovers = { keys: [], mails: [] };

async function eraseAccount(app: IdentityParts, { site }: Visit, person: ErasedPerson): Promise<Leftovers> {
  const { id: accountId, homeSiteId: siteId, email } = person;
  // The site where the account was made mailed and notified its owner too.
  const isHere = siteId === site.id;
  const freed = isHere ? nothing : await app.db.site(siteId).transaction((home) => forgetOn(app, home, person));
  const portraits = await endAccess(app, { accountId, siteId, everywhere: true, invited: email }, async (tx) => {
    const keys = await forgetPortraits(tx, accountId);
    await tx.run('delete from account where id = $1', [accountId]);
    return keys;
  });
  return { ...freed, keys: [...freed.keys, ...portraits] };
}

async function forgetOn(app: IdentityParts, tx: TenantDb, person: ErasedPerson): Promise<Leftovers> {
  const addresses = await listAddresses(tx, person);
  await redactLogs(app.db.platform, { siteId: tx.siteId, accountId: person.id, addresses });
  return forgetPerson(app, tx, { accountId: person.id, addresses });
}
