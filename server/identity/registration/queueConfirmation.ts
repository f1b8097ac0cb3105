import { corePaths } from '../../../schemas/index.ts';
import { queueMail, writeTemplate } from '../../messages/mail/mailQueue.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import { siteIn } from '../../sites/siteIn.ts';
import type { Visit } from '../../sites/visit.ts';
import type { IdentityParts } from '../identityParts.ts';
import { readOrigin } from '../siteAddress.ts';

const confirmMinutes = 3 * 24 * 60;

/**
 * Queues the mail whose link confirms a mail address; for a new account, or before the address of an account changes. The
 * session of that key stays when it does.
 */
export async function queueConfirmation(
  app: IdentityParts,
  visit: Visit,
  { tx, accountId, email, keep }: { tx: TenantDb; accountId: string; email: string; keep?: string },
): Promise<void> {
  const { site, language } = visit;
  const ticket = { siteId: site.id, accountId, payload: { email, keep }, minutes: confirmMinutes };
  const token = await app.tickets.create({ ...ticket, purpose: 'confirm_email' }, tx);
  await queueMail(app, tx, {
    kind: 'confirm_email',
    to: email,
    language,
    content: writeTemplate('confirm_email', { language, values: { site: siteIn(site, language).name } }),
    link: `${readOrigin(visit)}${corePaths.activate}?token=${token}`,
  });
}
