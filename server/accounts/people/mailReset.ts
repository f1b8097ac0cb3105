import { badRequest } from '../../errors/httpErrors.ts';
import type { Context } from '../../http/context.ts';
import { sendMail } from '../../mail/mailQueue.ts';
import type { AccountParts } from '../accountParts.ts';
import { findAccountById } from '../findAccount.ts';
import { createResetMail } from '../password/writeResetMail.ts';
import { readOrigin } from '../siteAddress.ts';

/** Sends a person the link to set a password; the administrator who asked for it does not get to see it. */
export async function mailReset({ app }: AccountParts, context: Context, personId: string): Promise<void> {
  const { site, language, session } = context.state;
  const account = await findAccountById(app.db.site(site.id), personId);
  if (!account?.email) throw badRequest({ what: 'email' });
  const mail = await createResetMail(app, {
    account,
    page: `${readOrigin(app, context)}/user/reset`,
    siteId: site.id,
    site: site.name,
    language: account.language === 'en' ? 'en' : language,
    createdBy: session?.userId,
  });
  await sendMail(app, site.id, { ...mail, to: account.email, language });
}
