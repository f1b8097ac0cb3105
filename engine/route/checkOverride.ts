import type { RouteChange } from '../../schemas/index.ts';
import { canGiveRole } from '../people/rankRole.ts';
import { readRoles } from './applyOverrides.ts';
import { decideRoute } from './decideRoute.ts';
import type { TableRoute } from './matchRoute.ts';

export type OverrideFault = 'not_yours' | 'role_unknown' | 'house_opened' | 'sign_in_closed';

export interface OverrideQuestion {
  /** The route as its plugin brought it. */
  route: TableRoute;
  /** It belongs to a plugin that is part of the house. */
  core: boolean;
  change: RouteChange;
  editorRole: string;
}

/**
 * Why an override is refused. Nobody opens more than he may enter himself; the screens of the house open for further roles
 * only by root, and the ways in stay open.
 */
export function checkOverride({ route, core, change, editorRole }: OverrideQuestion): OverrideFault | undefined {
  const isRoot = editorRole === 'root';
  if (decideRoute(route, { signedIn: true, role: editorRole }) !== 'allow') return 'not_yours';
  const given = change.role === undefined ? undefined : readRoles(change.role);
  const shipped = route.roles ?? [];
  const added = (given ?? []).filter((role) => !shipped.includes(role));
  if (added.some((role) => role !== 'public' && !canGiveRole(editorRole, role))) return 'role_unknown';
  const guarded = route.auth !== false;
  const opens = change.auth === false || added.length > 0 || (given?.length === 0 && shipped.length > 0);
  if (core && guarded && opens && !isRoot) return 'house_opened';
  if (core && !guarded && change.auth === true && route.path !== '/') return 'sign_in_closed';
  return undefined;
}
