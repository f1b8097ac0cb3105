import type { TableRoute } from './matchRoute.ts';

export type RouteDecision = 'allow' | 'sign-in' | 'forbidden';

export interface Visitor {
  signedIn: boolean;
  role: string;
}

/**
 * The guard. No sign-in is asked where `auth` is false; elsewhere the role must be listed, and root passes everywhere.
 * A route without any role list is for everyone signed in.
 */
export function decideRoute(route: TableRoute, visitor: Visitor): RouteDecision {
  if (route.auth === false) return 'allow';
  if (!visitor.signedIn) return 'sign-in';
  if (visitor.role === 'root' || !route.roles || route.roles.length === 0) return 'allow';
  return route.roles.includes(visitor.role) ? 'allow' : 'forbidden';
}
