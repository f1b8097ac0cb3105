import { decideAccess } from '../../../engine/access/decideAccess.ts';
import { asActor } from '../../../engine/access/findExcess.ts';
import { overridePath } from '../../../engine/access/route/applyOverrides.ts';
import { decideRoute } from '../../../engine/access/route/decideRoute.ts';
import type { RoleHolder } from '../../../engine/people/actor.ts';
import { type RecordAction, roleNames } from '../../../schemas/index.ts';
import { siteRoles } from '../../sites/siteRoles.ts';
import { shippedRoutes, siteRoutes } from '../../sites/siteRoutes.ts';
import type { Visit } from '../../sites/visit.ts';
import type { IdentityParts } from '../identityParts.ts';

export const recordActions = [
  'read',
  'create',
  'update',
  'delete',
  'export',
  'import',
] as const satisfies RecordAction[];

/** Which role may open which page and do what with which collection, on this site at present. */
export async function listPermissions(app: IdentityParts, visit: Visit) {
  const { site } = visit;
  const own = [...siteRoles(app.registry, site).values()].map(({ role }) => role);
  const holders: { id: string; holder: RoleHolder }[] = [
    ...roleNames.map((role) => ({ id: role, holder: { role } })),
    ...own.map((role) => ({ id: role.id, holder: { role: role.base, own: role } })),
  ];
  const namesOf = (may: (holder: RoleHolder) => boolean) =>
    holders.filter(({ holder }) => may(holder)).map(({ id }) => id);
  const changed = new Set((site.routeOverrides ?? []).map(overridePath));
  const shipped = new Map(shippedRoutes(app.registry, site).map((route) => [route.path, route]));
  const titles = new Map(app.registry.plugins.map(({ manifest }) => [manifest.id, manifest.title]));
  const routes = siteRoutes(app.registry, site)
    .routes.filter((route) => !route.redirect)
    .map((route) => ({
      path: route.path,
      plugin: route.plugin,
      title: route.title,
      auth: route.auth !== false,
      shippedAuth: shipped.get(route.path)?.auth !== false,
      roles: route.roles ?? [],
      shippedRoles: shipped.get(route.path)?.roles ?? [],
      core: app.registry.plugin(route.plugin)?.manifest.core === true,
      inMenu: route.inMenu === true,
      changed: changed.has(route.path),
      allowed: namesOf((holder) => decideRoute(route, { signedIn: holder.role !== 'public', ...holder }) === 'allow'),
    }));
  const collections = (await app.collections.of(site)).all().map(({ collection, plugin }) => ({
    name: collection.name,
    plugin,
    title: collection.title,
    allowed: Object.fromEntries(
      recordActions.map((action) => [
        action,
        namesOf((holder) => decideAccess({ collection, action, actor: asActor(holder) }).allowed),
      ]),
    ),
  }));
  const used = new Set([...routes, ...collections].map(({ plugin }) => plugin));
  const plugins = [...used].flatMap((id) => (id ? [{ id, title: titles.get(id) ?? id }] : []));
  const ownRoles = own.map(({ id, title }) => ({ id, title }));
  return { roles: holders.map(({ id }) => id), ownRoles, plugins, routes, collections };
}
