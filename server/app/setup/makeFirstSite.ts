import { randomUUID } from 'node:crypto';
import { isEmailAddress } from '../../../engine/people/checkRegistration.ts';
import { corePaths } from '../../../schemas/index.ts';
import type { App } from '../../api/app.ts';
import { createAccount } from '../../identity/createAccount.ts';
import { createTicketStore } from '../../identity/ticketStore.ts';
import { StartError } from '../../platform/config/startError.ts';
import { readHosts, writeHosts } from '../../sites/createSite.ts';

const linkHours = 24;

export interface FirstSite {
  host: string;
  email: string;
  name: string;
}

/**
 * The first site of a new database and its root, who sets their password by the answered link. Only while there is no site:
 * the others are made by root, who is known then.
 */
export async function makeFirstSite(app: App, { host, email, name }: FirstSite): Promise<string> {
  if (!isEmailAddress(email)) throw new StartError(`"${email}" is not an e-mail address`);
  const hosts = readHosts([host]);
  if ((await app.sites.all()).length > 0)
    throw new StartError(`There is a site already: its root makes the others under ${corePaths.sites}.`);
  const siteId = randomUUID();
  await app.db.platform.transaction(async (tx) => {
    await tx.query(`insert into site (site_id, name, type, plugins) values ($1, $2, 'origin', '{}')`, [siteId, name]);
    await writeHosts(tx, siteId, hosts);
  });
  const accountId = await app.db
    .site(siteId)
    .transaction((tx) =>
      createAccount(tx, { email, username: email, emailVerified: true, firstname: email.split('@')[0], role: 'root' }),
    );
  await app.sites.changed(siteId);
  const token = await createTicketStore(app.db).create({
    siteId,
    purpose: 'reset',
    accountId,
    minutes: linkHours * 60,
  });
  return `${corePaths.reset}?requestId=${token}`;
}
