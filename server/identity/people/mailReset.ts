import { corePaths } from '../../../schemas/index.ts';
import { sendMail } from '../../messages/mail/mailQueue.ts';
import { badRequest } from '../../platform/errors/httpErrors.ts';
import { languageFor } from '../../sites/languageFor.ts';
import { siteIn } from '../../sites/siteIn.ts';
import type { Visit } from '../../sites/visit.ts';
import { findAccountById } from '../findAccount.ts';
import type { IdentityParts } from '../identityParts.ts';
import { createResetMail } from '../password/writeResetMail.ts';
import { readOrigin } from '../siteAddress.ts';

/** Sends a person the link to set a password; the administrator does not see it. */
export async function mailReset(app: IdentityParts, visit: Visit, personId: string): Promise<void> {
  const { site, session } = visit;
  const account = await findAccountById(app.db.site(site.id), personId);
  if (!account?.email) throw badRequest({ what: 'email' });
  const language = languageFor(account, visit.language);
  const mail = await createResetMail(app, {
    account,
    page: `${readOrigin(visit)}${corePaths.reset}`,
    siteId: site.id,
    site: siteIn(site, language).name,
    language,
    createdBy: session?.userId,
  });
  await sendMail(app, site.id, { ...mail, to: account.email, language });
}
