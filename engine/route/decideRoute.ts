import type { TableRoute } from './matchRoute.ts';

export type RouteDecision = 'allow' | 'sign-in' | 'forbidden';

export interface Visitor {
  signedIn: boolean;
  role: string;
}

/**
 * The guard of a route. No sign-in is needed where `auth` is false; otherwise the role must be listed, and root may
 * open all. A route without a role list is for everyone signed in.
 */
export function decideRoute(route: TableRoute, visitor: Visitor): RouteDecision {
  if (route.auth === false) return 'allow';
  if (!visitor.signedIn) return 'sign-in';
  if (visitor.role === 'root' || !route.roles || route.roles.length === 0) return 'allow';
  return route.roles.includes(visitor.role) ? 'allow' : 'forbidden';
}
