import { isEmailAddress } from '../../../engine/people/checkRegistration.ts';
import { corePaths } from '../../../schemas/index.ts';
import { sendMail } from '../../messages/mail/mailQueue.ts';
import { badRequest } from '../../platform/errors/httpErrors.ts';
import type { Visit } from '../../sites/visit.ts';
import type { IdentityParts } from '../identityParts.ts';
import { readOrigin } from '../siteAddress.ts';

/** Sends a link to set a new password, if an account has this address. */
export async function requestReset(app: IdentityParts, visit: Visit, email: string): Promise<void> {
  if (!isEmailAddress(email)) throw badRequest({ what: 'email' });
  const { site, language } = visit;
  const to = email.toLowerCase();
  if (!(await app.limits.allows('forgotByEmail', `${site.id} ${to}`))) return;
  // The worker looks up the account, so that the answer takes the same time either way.
  await sendMail(app, site.id, {
    kind: 'forgot',
    to,
    language,
    content: { subject: 'forgot', paragraphs: [] },
    link: `${readOrigin(visit)}${corePaths.reset}`,
  });
}
