import { type OwnRole, screenActions } from '../../../schemas/index.ts';
import { hasRole, type RoleHolder, rootRole } from '../../people/actor.ts';
import type { TableRoute } from './matchRoute.ts';

export type RouteDecision = 'allow' | 'sign-in' | 'forbidden';

export interface Visitor extends RoleHolder {
  readonly signedIn: boolean;
}

/**
 * The guard of a route. No sign-in is needed where `auth` is false; otherwise the role must be listed, and root may
 * open all. A route without a role list is for everyone signed in. An own role opens and closes pages by their paths.
 */
export function decideRoute(route: TableRoute, visitor: Visitor): RouteDecision {
  if (route.auth === false) return 'allow';
  if (!visitor.signedIn) return 'sign-in';
  if (visitor.role === rootRole) return 'allow';
  if (visitor.own?.closedPages?.includes(route.path)) return 'forbidden';
  if (!route.roles || route.roles.length === 0 || hasRole(visitor, route.roles)) return 'allow';
  return visitor.own?.pages?.includes(route.path) || isGranted(route, visitor.own) ? 'allow' : 'forbidden';
}

/** An own role that may work with a collection may open its pages. */
function isGranted({ collection, screen }: TableRoute, own: OwnRole | undefined): boolean {
  if (!screen) return false;
  const action = screenActions[screen];
  return (own?.grants ?? []).some((grant) => grant.collection === collection && grant.actions?.includes(action));
}
