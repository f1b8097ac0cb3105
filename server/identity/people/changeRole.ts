import { badRequest } from '../../platform/errors/httpErrors.ts';
import { writeAudit } from '../../sites/audit/writeAudit.ts';
import type { Session, Visit } from '../../sites/visit.ts';
import { endAccess } from '../credentials/endAccess.ts';
import { notifyAccessChange } from '../credentials/notifyAccessChange.ts';
import type { IdentityParts } from '../identityParts.ts';
import { requireGivable } from '../roles/requireGivable.ts';
import type { Person } from './loadPerson.ts';

/** Gives a person another role on this site and notifies them. */
export async function changeRole(
  app: IdentityParts,
  visit: Visit,
  { session, person, role }: { session: Session; person: Person; role: string },
): Promise<void> {
  const given = await requireGivable(app, { site: visit.site, giver: session, name: role });
  const { id, email, language } = person;
  await endAccess(app, { accountId: id, siteId: visit.site.id, invited: email }, async (tx) => {
    const changed = await tx.run(
      `update membership set role = $2, own_role = $3
       where account_id = $1 and role = $4 and own_role is not distinct from $5`,
      [id, given.role, given.ownRole, person.role, person.own_role],
    );
    if (changed === 0) throw badRequest({ what: 'role' });
    await writeAudit(tx, visit, {
      action: 'person.role_changed',
      targetKind: 'person',
      targetId: id,
      changes: { from: person.own_role ?? person.role, to: role },
    });
  });
  await notifyAccessChange(app, visit, { accountId: id, email, language, change: 'role_changed', next: given.title });
}
