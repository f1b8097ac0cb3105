import type { RouteOverride, Text } from 'sala/schemas';

export const actions = ['read', 'create', 'update', 'delete', 'export', 'import'] as const;
export type Action = (typeof actions)[number];

export interface PermittedRoute {
  path: string;
  plugin: string;
  title?: Text;
  auth: boolean;
  roles: string[];
  shippedRoles: string[];
  core: boolean;
  changed: boolean;
  allowed: string[];
}

export interface PermittedCollection {
  name: string;
  plugin?: string;
  title: Text;
  allowed: Record<string, string[]>;
}

/** What `GET /api/permissions` answers. */
export interface Permitted {
  roles: string[];
  /** Titles of the roles that the site and its plugins made. */
  ownRoles?: { id: string; title: Text }[];
  plugins: { id: string; title: Text | string }[];
  routes: PermittedRoute[];
  collections: PermittedCollection[];
}

/** The site's overrides: `GET /api/router_permission`. */
export interface Decided {
  overrides: RouteOverride[];
  masterConfigChecksum: string;
}

/** The overrides with new roles for a page; no roles removes its override. */
export function decideRoles(decided: Decided, path: string, roles: string[] | undefined): Decided {
  const others = decided.overrides.filter((one) => one.routePath !== path);
  const own = decided.overrides.find((one) => one.routePath === path);
  return {
    ...decided,
    overrides: roles ? [...others, { ...own, routePath: path, overrides: { ...own?.overrides, role: roles } }] : others,
  };
}
