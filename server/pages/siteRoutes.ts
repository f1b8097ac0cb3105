import { createRouteTable, type RouteTable, type TableRoute } from '../../engine/route/matchRoute.ts';
import type { Site } from '../../schemas/index.ts';
import { activePlugins, type PluginRegistry } from '../plugins/pluginRegistry.ts';

const tables = new WeakMap<PluginRegistry, Map<string, RouteTable>>();

/** The route table of a site: the routes of the plugins it has on, and the redirect of each base path. */
export function siteRoutes(registry: PluginRegistry, site: Site): RouteTable {
  const active = activePlugins(registry, site.plugins);
  const key = [...active].sort().join(' ');
  const known = tables.get(registry) ?? new Map<string, RouteTable>();
  tables.set(registry, known);
  const table = known.get(key) ?? createRouteTable(listRoutes(registry, active));
  known.set(key, table);
  return table;
}

function listRoutes(registry: PluginRegistry, active: Set<string>): TableRoute[] {
  return registry.plugins
    .filter((plugin) => active.has(plugin.manifest.id))
    .flatMap(({ manifest }) => {
      const { id, base, redirect, keepsQuery } = manifest;
      const routes = (manifest.routes ?? []).map(
        (route): TableRoute => ({ ...route, roles: route.roles ?? manifest.roles, plugin: id }),
      );
      // Where the base leads is no secret; the guard speaks at the target.
      return base && redirect ? [...routes, { path: base, redirect, keepsQuery, auth: false, plugin: id }] : routes;
    });
}
