import type { OwnRole, RouteChange } from '../../../schemas/index.ts';
import { type RoleHolder, rootRole } from '../../people/actor.ts';
import { canGiveRole } from '../../people/rankRole.ts';
import { readRoles } from './applyOverrides.ts';
import { decideRoute } from './decideRoute.ts';
import type { TableRoute } from './matchRoute.ts';

export type OverrideFault = 'not_yours' | 'role_unknown' | 'core_opened' | 'sign_in_closed';

export interface OverrideQuestion {
  /** The route as its plugin defines it. */
  route: TableRoute;
  /** It belongs to a core plugin. */
  core: boolean;
  change: RouteChange;
  editor: RoleHolder;
  /** The own roles of the site. */
  ownRoles?: readonly OwnRole[];
}

/**
 * Why an override is refused. Nobody may open a page that they cannot open themselves; only root opens core pages to
 * further roles, and the sign-in pages stay open.
 */
export function checkOverride({
  route,
  core,
  change,
  editor,
  ownRoles = [],
}: OverrideQuestion): OverrideFault | undefined {
  const isRoot = editor.role === rootRole;
  const baseOf = (role: string) => ownRoles.find(({ id }) => id === role)?.base ?? role;
  if (decideRoute(route, { signedIn: true, ...editor }) !== 'allow') return 'not_yours';
  const given = change.role === undefined ? undefined : readRoles(change.role);
  const shipped = route.roles ?? [];
  const added = (given ?? []).filter((role) => !shipped.includes(role));
  if (added.some((role) => role !== 'public' && !canGiveRole(editor.role, baseOf(role)))) return 'role_unknown';
  const guarded = route.auth !== false;
  const opens = change.auth === false || added.length > 0 || (given?.length === 0 && shipped.length > 0);
  if (core && guarded && opens && !isRoot) return 'core_opened';
  if (core && !guarded && change.auth === true && route.path !== '/') return 'sign_in_closed';
  return undefined;
}
