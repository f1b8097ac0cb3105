import type { TenantDb } from '../../platform/db/tenantDb.ts';
import { writeAudit } from '../../sites/audit/writeAudit.ts';
import type { SignedInVisit } from '../../sites/visit.ts';
import { taken } from '../accounts.errors.ts';
import { endAccess } from '../credentials/endAccess.ts';
import { notifyAccessChange } from '../credentials/notifyAccessChange.ts';
import { findDuplicates, readConflict } from '../findDuplicates.ts';
import type { IdentityParts } from '../identityParts.ts';
import type { ProfileChange } from '../profile/readProfileChange.ts';
import { checkNewEmail, writeEmail } from './changeEmail.ts';
import type { Person } from './loadPerson.ts';

/** Changes what is known of a person, their mail address included. */
export async function changePerson(
  app: IdentityParts,
  visit: SignedInVisit,
  { person, change, email }: { person: Person; change: ProfileChange; email?: string },
): Promise<void> {
  const { id } = person;
  const phone = change.phone || undefined;
  const found = await findDuplicates(visit.db, { phone }, id);
  if (found.length > 0) throw taken({ fields: found.join(', ') });
  const next = email === person.email ? undefined : email;
  if (next) await checkNewEmail(app, visit, { person, email: next });
  const write = async (tx: TenantDb) => {
    await tx.run(
      `update account set profile = profile || $2, phone = case when $3 then $4 else phone end, updated_at = now()
       where id = $1`,
      [id, JSON.stringify(change.profile), change.phone !== undefined, phone],
    );
    if (next) await writeEmail(tx, id, next);
    const changes = { ...change.profile, phone: change.phone, email };
    await writeAudit(tx, visit, { action: 'person.changed', targetKind: 'person', targetId: id, changes });
  };
  try {
    if (next) await endAccess(app, { accountId: id, siteId: visit.site.id, everywhere: true }, write);
    else await visit.db.transaction(write);
  } catch (error) {
    const field = readConflict(error);
    throw field ? taken({ fields: field }) : error;
  }
  if (!next) return app.sessions.refresh(id);
  await notifyAccessChange(app, visit, {
    ...{ accountId: id, email: person.email, language: person.language },
    ...{ change: 'email_changed', next: { th: next, en: next } },
  });
}
