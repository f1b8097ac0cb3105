import type { RouteChange, RouteOverride } from '../../../schemas/index.ts';
import type { TableRoute } from './matchRoute.ts';

/** The routes with a site's overrides. Overrides of routes that no longer exist have no effect. */
export function applyOverrides(routes: TableRoute[], overrides: RouteOverride[] = []): TableRoute[] {
  if (overrides.length === 0) return routes;
  const changes = new Map(overrides.map((override) => [overridePath(override), override.overrides]));
  return routes.map((route) => {
    const change = changes.get(route.path);
    return change ? changeRoute(route, change) : route;
  });
}

/** A child's path is relative to its parent's, or absolute. */
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
