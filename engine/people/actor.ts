/**
 * The actor of a request. A visitor who has not signed in has no id and the role `public`; null in place of an actor is
 * the system itself. Further properties are available to conditions (`$user.email`).
 */
export type Actor = { readonly id: string | null; readonly role: string; readonly [detail: string]: unknown };

export const rootRole = 'root';

/** Roles that may do everything in a collection without access rules. */
export const defaultAccessRoles: readonly string[] = [rootRole, 'superadmin', 'admin'];
