import { canGiveRole } from '../../../engine/people/rankRole.ts';
import { roleNames, roles as roleTitles } from '../../../schemas/index.ts';
import { siteRoles } from '../../sites/siteRoles.ts';
import type { SignedInVisit } from '../../sites/visit.ts';
import type { IdentityParts } from '../identityParts.ts';
import { mayGive } from './requireGivable.ts';

/** The roles of a site, given ones first, each with its people, and whether this person may give it. */
export async function listRoles(app: IdentityParts, { site, db, session }: SignedInVisit) {
  const rows = await db.query<{ role: string; people: number }>(
    `select coalesce(own_role, role) as role, count(*)::int as people from membership
     where site_id = current_site() group by 1`,
  );
  const people = new Map(rows.map(({ role, people: count }) => [role, count]));
  const given = roleNames
    .filter((role) => role !== 'public')
    .map((role) => ({
      id: role,
      title: roleTitles[role] ?? { th: role, en: role },
      people: people.get(role) ?? 0,
      givable: canGiveRole(session.role, role),
    }));
  const own = await Promise.all(
    [...siteRoles(app.registry, site).values()].map(async ({ role, plugin }) => ({
      ...role,
      ...(plugin !== undefined && { plugin }),
      people: people.get(role.id) ?? 0,
      givable: await mayGive(app, { site, giver: session, given: { role: role.base, ownRole: role.id } }),
    })),
  );
  return { given, own };
}
