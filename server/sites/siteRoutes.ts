import { applyOverrides } from '../../engine/access/route/applyOverrides.ts';
import { createRouteTable, type RouteTable, type TableRoute } from '../../engine/access/route/matchRoute.ts';
import { listScreenRoutes, ownScreenRoutes } from '../../engine/layout/screen/listScreenRoutes.ts';
import { corePaths, type Site } from '../../schemas/index.ts';
import { activePlugins, type PluginRegistry } from '../plugins/pluginRegistry.ts';
import { listGivenEditors } from './editingSettings.ts';

const tables = new WeakMap<Site, RouteTable>();

/**
 * The route table of a site: the routes of its enabled plugins, with the site's changes. Cached as long as the site.
 */
export function siteRoutes(registry: PluginRegistry, site: Site): RouteTable {
  const known = tables.get(site);
  if (known) return known;
  const given = listGivenEditors(site);
  const routes = applyOverrides(shippedRoutes(registry, site), site.routeOverrides).map((route) =>
    route.entry === 'builder' && route.roles ? { ...route, roles: [...new Set([...route.roles, ...given])] } : route,
  );
  const table = createRouteTable(routes);
  tables.set(site, table);
  return table;
}

/** The same routes without the site's changes. */
export function shippedRoutes(registry: PluginRegistry, site: Site): TableRoute[] {
  const active = activePlugins(registry, site.plugins);
  const routes = registry.plugins
    .filter(({ manifest }) => active.has(manifest.id))
    .flatMap(({ manifest, collections }) => {
      const { id, base, redirect, keepsQuery } = manifest;
      const own = [
        ...(manifest.routes ?? []).map((route) => ({ ...route, roles: route.roles ?? manifest.roles })),
        ...listScreenRoutes(manifest.screens ?? [], collections),
      ].map((route): TableRoute => ({ ...route, plugin: id }));
      // The redirect itself is public; its target has its own guard.
      return base && redirect ? [...own, { path: base, redirect, keepsQuery, auth: false, plugin: id }] : own;
    });
  const taken = new Set<string>();
  // The first plugin with a path keeps it, in the table and in every list.
  return [...routes, ...listEntranceRoutes(site, routes), ...ownScreens].filter(
    ({ path }) => !taken.has(path) && taken.add(path),
  );
}

const ownScreens = ownScreenRoutes.map((route): TableRoute => ({ ...route, plugin: 'site' }));

/** The sign-in and sign-up paths contain the name that the site chose; only that name, not any first segment. */
function listEntranceRoutes({ userMenuEndpoint }: Site, routes: TableRoute[]): TableRoute[] {
  if (!/^[\w-]+$/.test(userMenuEndpoint)) return [];
  return Object.entries({ login: corePaths.signIn, register: corePaths.register })
    .map(([page, redirect]) => ({ path: `/${userMenuEndpoint}/${page}`, redirect }))
    .filter(({ path, redirect }) => path !== redirect && !routes.some((route) => route.path === path))
    .map((route) => ({ ...route, auth: false, keepsQuery: true, plugin: 'site' }));
}
