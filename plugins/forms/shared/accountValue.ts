import type { Json, LayoutObject, PublicUser } from 'sala/schemas';

export type AccountSource = 'none' | 'name' | 'email' | 'id' | 'role';

/** A value from the account of the signed-in person; undefined when the field has its own. */
export function accountValue(source: unknown, user: PublicUser | null): string | undefined {
  if (!user) return undefined;
  return source === 'name' || source === 'email' || source === 'id' || source === 'role' ? user[source] : undefined;
}

/** What a field of this meaning begins with, which its person may change; undefined for what their account does not say. */
export function knownValue(meaning: string, user: PublicUser | null): string | undefined {
  switch (meaning) {
    case 'name':
      return user?.name;
    case 'given-name':
      return user?.firstname;
    case 'family-name':
      return user?.lastname;
    case 'email':
      return user?.email || undefined;
    case 'tel':
      return user?.phone;
    default:
      return undefined;
  }
}

/** The server always replaces a value of the account; the sender's value is ignored. */
export function settleFromAccount(value: Json | undefined, object: LayoutObject, user: PublicUser | null) {
  return accountValue(object.syncData, user) ?? value;
}
