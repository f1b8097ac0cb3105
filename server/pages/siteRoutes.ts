import { applyOverrides } from '../../engine/route/applyOverrides.ts';
import { createRouteTable, type RouteTable, type TableRoute } from '../../engine/route/matchRoute.ts';
import type { Site } from '../../schemas/index.ts';
import { activePlugins, type PluginRegistry } from '../plugins/pluginRegistry.ts';

const tables = new WeakMap<Site, RouteTable>();

/** The route table of a site: the routes of the plugins it has on, as the site decided them. Kept as long as what is known of the site. */
export function siteRoutes(registry: PluginRegistry, site: Site): RouteTable {
  const known = tables.get(site);
  if (known) return known;
  const table = createRouteTable(applyOverrides(shippedRoutes(registry, site), site.routeOverrides));
  tables.set(site, table);
  return table;
}

/** The same routes as their plugins brought them. */
export function shippedRoutes(registry: PluginRegistry, site: Site): TableRoute[] {
  const active = activePlugins(registry, site.plugins);
  const routes = registry.plugins
    .filter(({ manifest }) => active.has(manifest.id))
    .flatMap(({ manifest }) => {
      const { id, base, redirect, keepsQuery } = manifest;
      const own = (manifest.routes ?? []).map(
        (route): TableRoute => ({ ...route, roles: route.roles ?? manifest.roles, plugin: id }),
      );
      // Where the base leads is no secret; the guard speaks at the target.
      return base && redirect ? [...own, { path: base, redirect, keepsQuery, auth: false, plugin: id }] : own;
    });
  const taken = new Set<string>();
  // The plugin that came first keeps a path, in the table and in every list of it.
  return [...routes, ...ownEntrances(site, routes)].filter(({ path }) => !taken.has(path) && taken.add(path));
}

/** The sign-in and sign-up links carry the name that the site gave them; only that name, not any first segment. */
function ownEntrances({ userMenuEndpoint }: Site, routes: TableRoute[]): TableRoute[] {
  if (!/^[\w-]+$/.test(userMenuEndpoint)) return [];
  return ['login', 'register']
    .map((page) => ({ path: `/${userMenuEndpoint}/${page}`, redirect: `/user/${page}` }))
    .filter(({ path, redirect }) => path !== redirect && !routes.some((route) => route.path === path))
    .map((route) => ({ ...route, auth: false, keepsQuery: true, plugin: 'site' }));
}
