import { isEmailAddress } from '../../../engine/people/checkRegistration.ts';
import { writeAudit } from '../../sites/audit/writeAudit.ts';
import { payerOf } from '../../sites/payerOf.ts';
import type { SignedInVisit } from '../../sites/visit.ts';
import { emailRefused, taken } from '../accounts.errors.ts';
import { createAccount } from '../createAccount.ts';
import { hashPassword } from '../credentials/hashPassword.ts';
import { findDuplicates, readConflict } from '../findDuplicates.ts';
import type { IdentityParts } from '../identityParts.ts';
import { acceptPassword } from '../password/setPassword.ts';
import { type ProfileInput, readProfileChange } from '../profile/readProfileChange.ts';
import { requireGivable } from '../roles/requireGivable.ts';
import { mailReset } from './mailReset.ts';

/**
 * Creates an account for a person. A password chosen by the administrator is valid for one sign-in; without one the
 * person is sent a link to set their own.
 */
export async function createPerson(
  app: IdentityParts,
  visit: SignedInVisit,
  { role: name, password, ...profileGiven }: ProfileInput & { email: string; role: string; password?: string },
): Promise<string> {
  const { db, session, language } = visit;
  const email = profileGiven.email.toLowerCase();
  const { profile, phone } = readProfileChange(profileGiven);
  if (!isEmailAddress(email)) throw emailRefused();
  const given = await requireGivable(app, { site: visit.site, giver: session, name });
  if (password !== undefined) await acceptPassword(app, visit, { password, owner: { email, phone, profile } });
  const found = await findDuplicates(db, { email, phone: phone || undefined });
  if (found.length > 0) throw taken({ fields: found.join(', ') });
  const passwordHash = password === undefined ? undefined : await hashPassword(password);
  if (password === undefined) await app.budgets.spend('mails', payerOf(visit));
  try {
    const id = await db.transaction(async (tx) => {
      const created = await createAccount(tx, {
        ...profile,
        email,
        username: email,
        phone: phone || undefined,
        language,
        passwordHash,
        mustReset: password !== undefined,
        role: given.role,
        ownRole: given.ownRole,
      });
      await writeAudit(tx, visit, {
        action: 'person.created',
        targetKind: 'person',
        targetId: created,
        changes: { email, role: name },
      });
      return created;
    });
    if (password === undefined) await mailReset(app, visit, id);
    return id;
  } catch (error) {
    const field = readConflict(error);
    throw field ? taken({ fields: field }) : error;
  }
}
