import type { TenantDb } from '../../platform/db/tenantDb.ts';
import { badRequest } from '../../platform/errors/httpErrors.ts';
import { writeAudit } from '../../sites/audit/writeAudit.ts';
import type { Session, Visit } from '../../sites/visit.ts';
import { personElsewhere } from '../accounts.errors.ts';
import { forgetAllTries } from '../credentials/countTries.ts';
import { endAccess } from '../credentials/endAccess.ts';
import { type AccessChange, notifyAccessChange } from '../credentials/notifyAccessChange.ts';
import { erasePerson } from '../erase/erasePerson.ts';
import type { IdentityParts } from '../identityParts.ts';
import { hasOtherSites } from '../readReach.ts';
import { removeSecondFactor } from '../secondFactor/removeSecondFactor.ts';
import { endPersonSession, endPersonSessions } from './listPersonSessions.ts';
import type { Person } from './loadPerson.ts';
import { mailReset } from './mailReset.ts';

/** Suspends a person on this site and ends all that hung on their membership here. */
export async function disablePerson(app: IdentityParts, visit: Visit, person: Person): Promise<void> {
  await endAccess(app, { accountId: person.id, siteId: visit.site.id, invited: person.email }, async (tx) => {
    await tx.run('update membership set disabled_at = coalesce(disabled_at, now()) where account_id = $1', [person.id]);
    await writePersonAudit(tx, visit, person, 'disabled');
  });
  await notify(app, visit, person, 'disabled');
}

/** Lets a suspended person in again. */
export async function enablePerson(visit: Visit, person: Person): Promise<void> {
  await changeAudited(visit, person, 'enabled', (tx) =>
    tx.run('update membership set disabled_at = null where account_id = $1', [person.id]),
  );
}

/** Ends the lock of an account after wrong passwords. */
export async function unlockPerson(app: IdentityParts, visit: Visit, person: Person): Promise<void> {
  const { id, home_site_id } = person;
  const isGuest = home_site_id !== visit.site.id;
  await changeAudited(visit, person, 'unlocked', (tx) => forgetAllTries(isGuest ? app.db.site(home_site_id) : tx, id));
}

/** Ends all sessions of a person on this site. */
export async function signOutPerson(app: IdentityParts, visit: Visit, person: Person): Promise<void> {
  await changeAudited(visit, person, 'signed_out', (tx) => endPersonSessions(tx, person.id));
  await app.sessions.refresh(person.id);
}

/** Ends one session of a person on this site. */
export async function signOutDevice(
  app: IdentityParts,
  visit: Visit,
  { person, session }: { person: Person; session: string },
): Promise<void> {
  await changeAudited(visit, person, 'session_ended', async (tx) => {
    if (!(await endPersonSession(tx, person.id, session))) throw badRequest({ what: 'session' });
  });
  await app.sessions.refresh(person.id);
}

/** Mails a person a link to set a new password. */
export async function sendReset(app: IdentityParts, visit: Visit, person: Person): Promise<void> {
  await changeAudited(visit, person, 'reset_mailed', async () => undefined);
  await mailReset(app, visit, person.id);
}

/** Signs a person out everywhere and lets them do nothing but set a new password; for accounts of this site. */
export async function demandReset(app: IdentityParts, visit: Visit, person: Person): Promise<void> {
  if (person.home_site_id !== visit.site.id) throw personElsewhere();
  await endAccess(
    app,
    { accountId: person.id, siteId: visit.site.id, everywhere: true, connected: true },
    async (tx) => {
      await tx.run('update account set must_reset = true where id = $1', [person.id]);
      await writePersonAudit(tx, visit, person, 'reset_demanded');
    },
  );
  await notify(app, visit, person, 'reset_demanded');
}

/** Removes the second factor of a person; where they are on other sites too, only root may. */
export async function removePersonFactor(
  app: IdentityParts,
  visit: Visit,
  { person, session }: { person: Person; session: Session },
): Promise<void> {
  if (session.role !== 'root' && (await hasOtherSites(app.db.platform, person.id, visit.site.id)))
    throw personElsewhere();
  await changeAudited(visit, person, 'second_factor_removed', (tx) => removeSecondFactor(tx, person.id));
  await app.sessions.refresh(person.id);
  if (person.second_factor_on) await notify(app, visit, person, 'second_factor_off');
}

/** Removes a person from this site as if they had left it themselves, and notifies them by mail. */
export async function removePerson(app: IdentityParts, visit: Visit, person: Person): Promise<void> {
  const { id, home_site_id: homeSiteId, email, username } = person;
  await erasePerson(app, visit, { id, homeSiteId, email, username }, { action: 'person.removed' });
  await notify(app, visit, person, 'removed');
}

async function notify(app: IdentityParts, visit: Visit, person: Person, change: AccessChange): Promise<void> {
  const { id, email, language } = person;
  await notifyAccessChange(app, visit, { accountId: id, email, language, change });
}

/** Makes a change of a person and its audit entry in one transaction. */
async function changeAudited(
  visit: Visit,
  person: Person,
  action: string,
  change: (tx: TenantDb) => Promise<unknown>,
): Promise<void> {
  await visit.db.transaction(async (tx) => {
    await writePersonAudit(tx, visit, person, action);
    await change(tx);
  });
}

async function writePersonAudit(tx: TenantDb, visit: Visit, { id }: Person, action: string): Promise<void> {
  await writeAudit(tx, visit, { action: `person.${action}`, targetKind: 'person', targetId: id });
}
