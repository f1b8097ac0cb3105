import { canGiveRole } from '../../../engine/people/rankRole.ts';
import { isEmailAddress, registrationTexts } from '../../../engine/registration/checkRegistration.ts';
import { defineError, type JsonObject } from '../../../schemas/index.ts';
import type { Context } from '../../http/context.ts';
import type { AccountParts } from '../accountParts.ts';
import { roleTooHigh, taken } from '../accounts.errors.ts';
import { createAccount } from '../createAccount.ts';
import { findDuplicates, readConflict } from '../findDuplicates.ts';
import { checkNewPassword } from '../password/setPassword.ts';
import { hashPassword } from '../password.ts';
import { readProfileChange } from '../profile/readProfileChange.ts';
import { readPassword, readText } from '../readInput.ts';
import { requireAdministrator } from '../requirePerson.ts';
import { writeAudit } from '../writeAudit.ts';
import { mailReset } from './mailReset.ts';

const emailRefused = defineError('email_refused', 400, registrationTexts.email);

/**
 * An account made by an administrator. A password he thinks of is good for one sign-in; without one the person gets a link to
 * set his own.
 */
export async function createPerson(parts: AccountParts, context: Context, body: JsonObject): Promise<string> {
  const session = requireAdministrator(context);
  const { site, language } = context.state;
  const email = readText(body, 'email').toLowerCase();
  const role = readText(body, 'role', 40);
  const { profile, phone } = readProfileChange(body);
  const password = readPassword(body, 'password');
  if (!isEmailAddress(email)) throw emailRefused();
  if (!canGiveRole(session.role, role)) throw roleTooHigh({ role });
  if (password !== undefined) checkNewPassword(context, password);
  const db = parts.app.db.site(site.id);
  const found = await findDuplicates(db, { email, phone: phone || undefined });
  if (found.length > 0) throw taken({ fields: found.join(', ') });
  const passwordHash = password === undefined ? undefined : await hashPassword(password);
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
        role,
      });
      await writeAudit(tx, context, {
        action: 'person.created',
        targetKind: 'person',
        targetId: created,
        changes: { email, role },
      });
      return created;
    });
    if (password === undefined) await mailReset(parts, context, id);
    return id;
  } catch (error) {
    const field = readConflict(error);
    throw field ? taken({ fields: field }) : error;
  }
}
