import type { RouteChange, RouteOverride } from '../../schemas/index.ts';
import type { TableRoute } from './matchRoute.ts';

/** The routes as a site decided them. What it said of a route that is not there any more changes nothing. */
export function applyOverrides(routes: TableRoute[], overrides: RouteOverride[] = []): TableRoute[] {
  if (overrides.length === 0) return routes;
  const changes = new Map(overrides.map((override) => [overridePath(override), override.overrides]));
  return routes.map((route) => {
    const change = changes.get(route.path);
    return change ? changeRoute(route, change) : route;
  });
}

/** A child's path is written below its parent's or in full. */
export function overridePath({ routePath, childPath }: RouteOverride): string {
  if (!childPath) return routePath;
  return childPath.startsWith('/') ? childPath : `${routePath.replace(/\/$/, '')}/${childPath}`;
}

export function readRoles(role: string | string[]): string[] {
  return Array.isArray(role) ? role : [role];
}

function changeRoute(route: TableRoute, { role, ...rest }: RouteChange): TableRoute {
  return { ...route, ...rest, ...(role === undefined ? {} : { roles: readRoles(role) }) };
}
