import { type Excess, findExcess, type Territory } from '../../../engine/access/findExcess.ts';
import type { RoleHolder } from '../../../engine/people/actor.ts';
import { canChangePerson, canGiveRole } from '../../../engine/people/rankRole.ts';
import { titleOfRole } from '../../../engine/people/titleOfRole.ts';
import type { Site, Text } from '../../../schemas/index.ts';
import { holderOf, siteRoles } from '../../sites/siteRoles.ts';
import { siteRoutes } from '../../sites/siteRoutes.ts';
import { roleTooHigh } from '../accounts.errors.ts';
import type { IdentityParts } from '../identityParts.ts';
import { roleExceeds } from './roles.errors.ts';

type RoleParts = Pick<IdentityParts, 'registry' | 'collections'>;

/** A role as people and keys have it: the given role, and the own role on top of it. */
export interface GivenRole {
  role: string;
  ownRole: string | null;
  title: Text;
}

/** The role of this name, if a person may give it: none above their rank, and none that may do more than they may. */
export async function requireGivable(
  app: RoleParts,
  { site, giver, name }: { site: Site; giver: RoleHolder; name: string },
): Promise<GivenRole> {
  const own = siteRoles(app.registry, site).get(name)?.role;
  const holder = own ? { role: own.base, own } : { role: name };
  if (!canGiveRole(giver.role, holder.role)) throw roleTooHigh({ role: name });
  await requireWithin(app, { site, giver, holder });
  return { role: holder.role, ownRole: own ? own.id : null, title: titleOfRole(holder) };
}

/** Whether somebody may give a role to a person, or have a key with it. */
export async function mayGive(
  app: RoleParts,
  { site, giver, given }: { site: Site; giver: RoleHolder; given: { role: string; ownRole: string | null } },
): Promise<boolean> {
  const { role, ownRole } = given;
  const holder = holderOf({ registry: app.registry, site }, given);
  if (!canGiveRole(giver.role, role) || (ownRole !== null && !holder.own)) return false;
  return (await readExcess(app, { site, giver, holder })).length === 0;
}

/** Refuses to change a person of a higher rank, and one whose own role may do what the changer may not. */
export async function requireBelow(
  app: RoleParts,
  { site, giver, person }: { site: Site; giver: RoleHolder; person: { role: string; own_role: string | null } },
): Promise<void> {
  const holder = holderOf({ registry: app.registry, site }, { role: person.role, ownRole: person.own_role });
  if (!canChangePerson(giver.role, person.role)) throw roleTooHigh({ role: person.role });
  await requireWithin(app, { site, giver, holder });
}

/** Refuses what would hand out more than the giver has. */
export async function requireWithin(
  app: RoleParts,
  question: { site: Site; giver: RoleHolder; holder: RoleHolder },
): Promise<void> {
  const excess = await readExcess(app, question);
  if (excess.length > 0)
    throw roleExceeds({ role: question.holder.own?.id ?? question.holder.role, what: excess.slice(0, 5).join(', ') });
}

async function readExcess(
  app: RoleParts,
  { site, giver, holder }: { site: Site; giver: RoleHolder; holder: RoleHolder },
): Promise<Excess[]> {
  if (!giver.own && !holder.own) return [];
  return findExcess(giver, holder, await readTerritory(app, site));
}

/** The collections and pages of a site. */
export async function readTerritory({ registry, collections }: RoleParts, site: Site): Promise<Territory> {
  return {
    collections: (await collections.of(site)).all(),
    routes: siteRoutes(registry, site).routes.map((route) => ({
      route,
      core: registry.plugin(route.plugin)?.manifest.core === true,
    })),
  };
}
