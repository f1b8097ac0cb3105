import { explainAccess } from '../../../engine/access/explainAccess.ts';
import { overridePath } from '../../../engine/access/route/applyOverrides.ts';
import { explainRoute } from '../../../engine/access/route/explainRoute.ts';
import type { RoleHolder } from '../../../engine/people/actor.ts';
import { type RecordAction, readText, roleNames } from '../../../schemas/index.ts';
import { badRequest } from '../../platform/errors/httpErrors.ts';
import { holderOf, siteRoles } from '../../sites/siteRoles.ts';
import { siteRoutes } from '../../sites/siteRoutes.ts';
import type { Visit } from '../../sites/visit.ts';
import type { IdentityParts } from '../identityParts.ts';
import { findPerson } from '../people/loadPerson.ts';
import { presentPerson } from '../people/presentPerson.ts';
import { routeUnknown } from './permissions.errors.ts';

export interface PermissionQuestion {
  /** Id of a person; without it the question is about a role. */
  user?: string;
  role?: string;
  /** The path of a page; without it the question is about a collection. */
  path?: string;
  collection?: string;
  action?: RecordAction;
}

interface Asker extends RoleHolder {
  id: string | null;
  name?: string;
}

/** Explains whether and why a person or a role may open a page or use a collection. */
export async function explainPermission(app: IdentityParts, visit: Visit, question: PermissionQuestion) {
  const asker = await findAsker(app, visit, question);
  const { allowed, text } =
    question.path === undefined
      ? await explainCollection(app, visit, { ...question, asker })
      : explainPath(app, visit, { path: question.path, asker });
  const { id, name, role } = asker;
  return { id, ...(name !== undefined && { name }), role, allowed, text: readText(text, visit.language) };
}

async function findAsker(app: IdentityParts, { site, db }: Visit, { user, role }: PermissionQuestion): Promise<Asker> {
  const place = { registry: app.registry, site };
  if (user !== undefined) {
    const person = await findPerson(db, user);
    return {
      ...holderOf(place, { role: person.role, ownRole: person.own_role }),
      id: person.id,
      name: presentPerson(person, site.id).name,
    };
  }
  if (role !== undefined && roleNames.includes(role)) return { role, id: role === 'public' ? null : 'someone' };
  const own = role === undefined ? undefined : siteRoles(app.registry, site).get(role)?.role;
  if (own) return { role: own.base, own, id: 'someone' };
  throw badRequest({ what: 'role' });
}

function explainPath(app: IdentityParts, { site }: Visit, { path, asker }: { path: string; asker: Asker }) {
  const table = siteRoutes(app.registry, site);
  const route = table.routes.find((one) => one.path === path) ?? table.match(path)?.route;
  if (!route) throw routeUnknown({ path });
  const changed = (site.routeOverrides ?? []).some((override) => overridePath(override) === route.path);
  return explainRoute(route, { ...asker, signedIn: asker.id !== null }, changed);
}

async function explainCollection(
  app: IdentityParts,
  { site }: Visit,
  { collection = '', action = 'read', asker }: PermissionQuestion & { asker: Asker },
) {
  const stored = (await app.collections.of(site)).get(collection);
  if (!stored) throw badRequest({ what: 'collection' });
  return explainAccess({ collection: stored.collection, action, actor: { ...asker } });
}
