import type { Json, LayoutObject, PublicUser } from 'sala/schemas';
import { accountValue } from './accountValue.ts';

const longest = 500;

/** Only a value from the page's address is taken from the sender, limited to a short text. */
export function settleHidden(value: Json | undefined, object: LayoutObject, user: PublicUser | null): Json | undefined {
  if (object.source === 'address') return typeof value === 'string' ? value.slice(0, longest) : undefined;
  if (object.source === 'account') return accountValue(object.syncData, user);
  const fixed = object.value;
  return typeof fixed === 'string' || typeof fixed === 'number' || typeof fixed === 'boolean' ? fixed : undefined;
}
