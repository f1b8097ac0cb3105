/**
 * Who asks. A visitor who has not signed in has no id and the role `public`; null in place of an actor is the system itself.
 * Whatever else is known of them stands beside, for conditions to use (`$user.email`).
 */
export type Actor = { readonly id: string | null; readonly role: string; readonly [detail: string]: unknown };

export const rootRole = 'root';

/** Who may do everything where a collection says nothing. */
export const houseRoles: readonly string[] = [rootRole, 'superadmin', 'admin'];
