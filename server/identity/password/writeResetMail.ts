import type { Language } from '../../../schemas/index.ts';
import { writeTemplate } from '../../messages/mail/mailQueue.ts';
import type { MailWriter } from '../../messages/mail/startMailSender.ts';
import { openSecretBox } from '../../platform/secrets/secretBox.ts';
import { siteIn } from '../../sites/siteIn.ts';
import { type Account, findAccountByName, readName } from '../findAccount.ts';
import type { IdentityParts } from '../identityParts.ts';
import { readReach } from '../readReach.ts';
import { createTicketStore } from '../ticketStore.ts';

export const resetMinutes = 60;

/** The e-mail for "I forgot my password", or undefined when nobody has that address. */
export const writeResetMail: MailWriter<IdentityParts> = async (app, mail) => {
  const account = await findAccountByName(app.db.site(mail.site_id), mail.to_address);
  if (!account?.email || mail.link === null) return undefined;
  const page = (await openSecretBox(app.config)).open(mail.link);
  const site = await app.sites.byId(mail.site_id);
  return createResetMail(app, {
    account,
    page,
    siteId: mail.site_id,
    site: site ? siteIn(site, mail.language).name : '',
    language: mail.language,
  });
};

/** Creates a link to set a password, and the e-mail that contains it. */
export async function createResetMail(
  app: IdentityParts,
  options: { account: Account; page: string; siteId: string; site: string; language: Language; createdBy?: string },
) {
  const { account, page, siteId, site, language, createdBy } = options;
  const token = await createTicketStore(app.db).create({
    siteId,
    purpose: 'reset',
    accountId: account.id,
    minutes: resetMinutes,
    createdBy,
  });
  return {
    kind: 'reset',
    content: writeTemplate('new_password', { language, values: { name: readName(account), site } }),
    link: `${page}?requestId=${token}`,
    linkRank: await readReach(app.db, account, siteId),
  };
}
