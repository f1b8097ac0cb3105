import { listEvents } from '../../../engine/access/findExcess.ts';
import { canGiveRole } from '../../../engine/people/rankRole.ts';
import { titleOfRole } from '../../../engine/people/titleOfRole.ts';
import { checkOwnRole } from '../../../engine/plugin/manifest/checkOwnRole.ts';
import type { OwnRole } from '../../../schemas/index.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import { writeAudit } from '../../sites/audit/writeAudit.ts';
import { type SiteRole, siteRoles } from '../../sites/siteRoles.ts';
import type { SignedInVisit } from '../../sites/visit.ts';
import { roleTooHigh } from '../accounts.errors.ts';
import { notifyAccessChange } from '../credentials/notifyAccessChange.ts';
import type { IdentityParts } from '../identityParts.ts';
import { readTerritory, requireWithin } from './requireGivable.ts';
import {
  roleBaseFixed,
  roleInvalid,
  roleShipped,
  roleTaken,
  roleUnknown,
  roleYours,
  tooManyRoles,
} from './roles.errors.ts';

const mostRoles = 100;

/** Makes a role of the site. */
export async function createRole(app: IdentityParts, visit: SignedInVisit, role: OwnRole): Promise<void> {
  const { site } = visit;
  const shipped = app.registry.plugins.flatMap(({ manifest }) => manifest.ownRoles ?? []);
  // Roles of plugins that are off count too: they may be switched on.
  if (siteRoles(app.registry, site).has(role.id) || shipped.some(({ id }) => id === role.id))
    throw roleTaken({ role: role.id });
  if ((site.ownRoles?.length ?? 0) >= mostRoles) throw tooManyRoles({ most: mostRoles });
  await requireValid(app, visit, role);
  await requireMakeable(app, visit, role);
  await visit.db.transaction(async (tx) => {
    const made = await tx.run(
      `insert into own_role (site_id, id, definition, updated_by) values (current_site(), $1, $2, $3) on conflict do nothing`,
      [role.id, JSON.stringify(role), visit.session.userId],
    );
    if (made === 0) throw roleTaken({ role: role.id });
    await writeRoleAudit(tx, visit, { action: 'role.created', id: role.id, changes: { ...role } });
  });
  await app.sites.changed(site.id);
}

/** Changes a role of the site: its people have the new rights at once. */
export async function changeOwnRole(app: IdentityParts, visit: SignedInVisit, role: OwnRole): Promise<void> {
  const before = await loadOwn(app, visit, role.id);
  if (role.base !== before.base) throw roleBaseFixed();
  await requireValid(app, visit, role);
  await requireMakeable(app, visit, role);
  await visit.db.transaction(async (tx) => {
    await tx.run('update own_role set definition = $2, updated_at = now(), updated_by = $3 where id = $1', [
      role.id,
      JSON.stringify(role),
      visit.session.userId,
    ]);
    await endActing(tx, role.id);
    await writeRoleAudit(tx, visit, { action: 'role.changed', id: role.id, changes: { from: before, to: role } });
  });
  await settle(app, visit);
}

/** Removes a role of the site: its people fall back to its base and are notified, keys and invitations with it end. */
export async function removeOwnRole(app: IdentityParts, visit: SignedInVisit, id: string): Promise<void> {
  const role = await loadOwn(app, visit, id);
  const people = await visit.db.transaction(async (tx) => {
    await endActing(tx, id);
    const held = await tx.query<{ id: string; email: string | null; language: string | null }>(
      `update membership set own_role = null from account
       where account.id = membership.account_id and membership.site_id = current_site() and membership.own_role = $1
       returning account.id, account.email, account.language`,
      [id],
    );
    await tx.run('update api_key set revoked_at = now() where own_role = $1 and revoked_at is null', [id]);
    await tx.run(
      'update invitation set revoked_at = now() where own_role = $1 and accepted_at is null and revoked_at is null',
      [id],
    );
    await tx.run('delete from own_role where id = $1', [id]);
    await writeRoleAudit(tx, visit, {
      action: 'role.removed',
      id,
      changes: { role, people: held.map((one) => one.id) },
    });
    return held;
  });
  await settle(app, visit);
  const next = titleOfRole({ role: role.base });
  for (const { id: accountId, email, language } of people)
    await notifyAccessChange(app, visit, { accountId, email, language, change: 'role_removed', next });
}

/** A role that the site made itself, and that this person may change: not their own, and none that exceeds them. */
async function loadOwn(app: IdentityParts, visit: SignedInVisit, id: string): Promise<OwnRole> {
  const { site, session } = visit;
  const found: SiteRole | undefined = siteRoles(app.registry, site).get(id);
  if (!found) throw roleUnknown({ role: id });
  if (found.plugin !== undefined) throw roleShipped({ role: id, plugin: found.plugin });
  if (session.own?.id === id) throw roleYours();
  await requireMakeable(app, visit, found.role);
  return found.role;
}

async function requireMakeable(app: IdentityParts, { site, session }: SignedInVisit, role: OwnRole): Promise<void> {
  if (!canGiveRole(session.role, role.base)) throw roleTooHigh({ role: role.base });
  await requireWithin(app, { site, giver: session, holder: { role: role.base, own: role } });
}

async function requireValid(app: IdentityParts, { site }: SignedInVisit, role: OwnRole): Promise<void> {
  const { collections, routes } = await readTerritory(app, site);
  const byName = new Map(collections.map((one) => [one.collection.name, one]));
  const faults = checkOwnRole(
    role,
    {
      collections: [...byName.keys()],
      routes: routes.map(({ route }) => route.path),
      partsOf: (name) => {
        const found = byName.get(name);
        const events = listEvents(found?.machine).map(({ event }) => event);
        return found && { fields: [...found.collection.fields.keys()], events };
      },
    },
    { file: 'role', within: '' },
  );
  if (faults.length > 0) throw roleInvalid(faults.map(({ file: _, ...fault }) => fault));
}

/** Whoever was let in for a person of this role might get more by the change than they may have: they begin anew. */
async function endActing(tx: TenantDb, id: string): Promise<void> {
  const holders = '(select account_id from membership where site_id = current_site() and own_role = $1)';
  await tx.run(`delete from session where opened_by is not null and account_id in ${holders}`, [id]);
  await tx.run(`delete from ticket where purpose = 'bypass' and account_id in ${holders}`, [id]);
}

/** Every process asks for the site and its sessions again. */
async function settle(app: IdentityParts, { site }: SignedInVisit): Promise<void> {
  await app.sites.changed(site.id);
  await app.sessions.refreshAll();
}

async function writeRoleAudit(
  tx: TenantDb,
  visit: SignedInVisit,
  { action, id, changes }: { action: string; id: string; changes: Record<string, unknown> },
): Promise<void> {
  await writeAudit(tx, visit, { action, targetKind: 'role', targetId: id, changes });
}
