import { decideAccess } from '../../../engine/access/decideAccess.ts';
import { overridePath } from '../../../engine/route/applyOverrides.ts';
import { decideRoute } from '../../../engine/route/decideRoute.ts';
import { type RecordAction, roleNames } from '../../../schemas/index.ts';
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
      allowed: roleNames.filter((role) => decideRoute(route, { signedIn: role !== 'public', role }) === 'allow'),
    }));
  const collections = (await app.collections.of(site)).all().map(({ collection, plugin }) => ({
    name: collection.name,
    plugin,
    title: collection.title,
    allowed: Object.fromEntries(
      recordActions.map((action) => [
        action,
        roleNames.filter((role) => {
          const actor = { id: role === 'public' ? null : 'someone', role };
          return decideAccess({ collection, action, actor }).allowed;
        }),
      ]),
    ),
  }));
  const used = new Set([...routes, ...collections].map(({ plugin }) => plugin));
  const plugins = [...used].flatMap((id) => (id ? [{ id, title: titles.get(id) ?? id }] : []));
  return { roles: roleNames, plugins, routes, collections };
}
