import type { OwnRole } from '../../schemas/people/ownRole.ts';

/** What somebody is: a given role, and perhaps the own role of a site or a plugin on top of it. */
export interface RoleHolder {
  readonly role: string;
  readonly own?: OwnRole;
}

/**
 * The actor of a request. A visitor who has not signed in has no id and the role `public`; null in place of an actor is
 * the system itself. Further properties are available to conditions (`$user.email`).
 */
export type Actor = RoleHolder & { readonly id: string | null; readonly [detail: string]: unknown };

export const rootRole = 'root';

/** Roles that may do everything in a collection without access rules. */
export const defaultAccessRoles: readonly string[] = [rootRole, 'superadmin', 'admin'];

/** Whether a list of roles names somebody, by their given role or by their own. */
export function hasRole({ role, own }: RoleHolder, names: readonly string[]): boolean {
  return names.includes(role) || (own !== undefined && names.includes(own.id));
}
