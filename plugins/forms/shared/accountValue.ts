import type { Json, LayoutObject, PublicUser } from 'sala/schemas';

export type AccountSource = 'none' | 'name' | 'email' | 'id' | 'role';

/** A value of the account that is signed in; undefined when the field stands for itself. */
export function accountValue(source: unknown, user: PublicUser | null): string | undefined {
  if (!user) return undefined;
  return source === 'name' || source === 'email' || source === 'id' || source === 'role' ? user[source] : undefined;
}

/** A field that is taken from the account is never taken from the sender. */
export function settleFromAccount(value: Json | undefined, object: LayoutObject, user: PublicUser | null) {
  return accountValue(object.syncData, user) ?? value;
}
