import { canActFor } from '../../../engine/people/rankRole.ts';
import { isEmailAddress } from '../../../engine/registration/checkRegistration.ts';
import type { TenantDb } from '../../db/tenantDb.ts';
import { badRequest } from '../../errors/httpErrors.ts';
import type { Context } from '../../http/context.ts';
import type { AccountParts } from '../accountParts.ts';
import { personElsewhere, roleTooHigh, taken } from '../accounts.errors.ts';
import { findDuplicates } from '../findDuplicates.ts';
import { hasOtherSites } from '../readReach.ts';
import { requireAdministrator } from '../requirePerson.ts';
import type { Person } from './loadPerson.ts';

/**
 * Whoever decides where an account's mail goes can take the account over: so only for people below oneself, and never for an
 * account that reaches other sites too, save by root.
 */
export async function changeEmail(
  { app }: AccountParts,
  context: Context,
  { tx, person, email }: { tx: TenantDb; person: Person; email: string },
): Promise<void> {
  const { role } = requireAdministrator(context);
  if (!isEmailAddress(email)) throw badRequest({ what: 'email' });
  if (!canActFor(role, person.role)) throw roleTooHigh({ role: person.role });
  if (role !== 'root' && (await hasOtherSites(app.db, person.id, context.state.site.id))) throw personElsewhere();
  if ((await findDuplicates(tx, { email }, person.id)).length > 0) throw taken({ fields: 'email' });
  await tx.run(
    `update account set email = $2, email_verified_at = null,
       username = case when username = email then $2 else username end where id = $1`,
    [person.id, email],
  );
}
