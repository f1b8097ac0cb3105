import { removeMailFiles } from '../../messages/mail/mailFiles.ts';
import type { PlatformDb, PlatformTransaction } from '../../platform/db/database.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import { writeAudit } from '../../sites/audit/writeAudit.ts';
import type { Visit } from '../../sites/visit.ts';
import { endAccessIn, lockAccess } from '../credentials/endAccess.ts';
import type { Account } from '../findAccount.ts';
import type { IdentityParts } from '../identityParts.ts';
import { hasOtherSites } from '../readReach.ts';
import { forgetPerson, forgetPortraits, type Leftovers } from './forgetPerson.ts';
import { listAddresses } from './listAddresses.ts';
import { redactLogs } from './redactLogs.ts';

export type ErasedPerson = Pick<Account, 'id' | 'homeSiteId' | 'email' | 'username'>;

/**
 * Removes a person from the visited site for good, and their account with it unless they are on other sites, whoever asked for
 * it. Records and files that they gave to the site stay under an id that belongs to nobody (docs/decisions/0071). All rows go in one
 * transaction, those of other sites too: nobody is ever erased by half.
 */
export async function erasePerson(
  app: IdentityParts,
  visit: Visit,
  person: ErasedPerson,
  /** The guard may refuse; no policy narrows its statements. */
  { action, guard }: { action: string; guard?: (tx: TenantDb) => Promise<void> },
): Promise<{ whole: boolean }> {
  const { id: accountId, email: invited } = person;
  const siteId = visit.site.id;
  const { whole, keys, mails } = await app.db.platform.transaction(async (platform) => {
    const site = await platform.enter(siteId);
    await lockAccess(site, accountId);
    const whole = !(await hasOtherSites(platform, accountId, siteId));
    const left = await endAccessIn(site, { accountId, siteId, everywhere: whole, invited }, async () => {
      await guard?.(site);
      await site.run('delete from membership where site_id = current_site() and account_id = $1', [accountId]);
      await writeAudit(site, visit, { action, targetKind: 'person', targetId: accountId });
      return forgetOn(app, { platform, site }, person);
    });
    return { whole, ...(whole ? joinLeftovers(left, await eraseAccount(app, platform, { person, siteId })) : left) };
  });
  await app.sessions.refresh(accountId);
  await app.files.storage.remove(keys);
  await removeMailFiles(app.config, mails);
  return { whole };
}

/** What is left when the last site let them go: portraits, the account itself, and what the site that made it mailed them. */
async function eraseAccount(
  app: IdentityParts,
  platform: PlatformTransaction,
  { person, siteId }: { person: ErasedPerson; siteId: string },
): Promise<Leftovers> {
  const site = await platform.enter(person.homeSiteId);
  const left = person.homeSiteId === siteId ? nothing : await forgetOn(app, { platform, site }, person);
  const keys = await forgetPortraits(site, person.id);
  await site.run('delete from account where id = $1', [person.id]);
  return joinLeftovers(left, { keys, mails: [] });
}

const nothing: Leftovers = { keys: [], mails: [] };

function joinLeftovers(one: Leftovers, other: Leftovers): Leftovers {
  return { keys: [...one.keys, ...other.keys], mails: [...one.mails, ...other.mails] };
}

async function forgetOn(
  app: IdentityParts,
  { platform, site }: { platform: PlatformDb; site: TenantDb },
  person: ErasedPerson,
): Promise<Leftovers> {
  const addresses = await listAddresses(site, person);
  await redactLogs(platform, { siteId: site.siteId, accountId: person.id, addresses });
  return forgetPerson(app, site, { accountId: person.id, addresses });
}
