import { isEmailAddress } from '../../../engine/people/checkRegistration.ts';
import { canActFor } from '../../../engine/people/rankRole.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import { badRequest } from '../../platform/errors/httpErrors.ts';
import type { SignedInVisit } from '../../sites/visit.ts';
import { personElsewhere, roleTooHigh, taken } from '../accounts.errors.ts';
import { findDuplicates } from '../findDuplicates.ts';
import type { IdentityParts } from '../identityParts.ts';
import { hasOtherSites } from '../readReach.ts';
import type { Person } from './loadPerson.ts';

/**
 * Refuses a new e-mail address of a person. Whoever controls the address can take the account over: so administrators
 * change it only for lower roles, and only root for an account that is on other sites too.
 */
export async function checkNewEmail(
  app: IdentityParts,
  visit: SignedInVisit,
  { person, email }: { person: Person; email: string },
): Promise<void> {
  const { role } = visit.session;
  if (!isEmailAddress(email)) throw badRequest({ what: 'email' });
  if (!canActFor(role, person.role)) throw roleTooHigh({ role: person.role });
  if (role !== 'root' && (await hasOtherSites(app.db.platform, person.id, visit.site.id))) throw personElsewhere();
  if ((await findDuplicates(visit.db, { email }, person.id)).length > 0) throw taken({ fields: 'email' });
}

/** A user name that is the mail address stays so. */
export async function writeEmail(tx: TenantDb, accountId: string, email: string): Promise<void> {
  await tx.run(
    `update account set email = $2, email_verified_at = null,
       username = case when username = email then $2 else username end where id = $1`,
    [accountId, email],
  );
}
