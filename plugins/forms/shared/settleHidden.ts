import type { Json, LayoutObject, PublicUser } from 'sala/schemas';
import { accountValue } from './accountValue.ts';

const longest = 500;

/** Only what stands in the address of the page is the sender's to say, and then it is nothing but a short text. */
export function settleHidden(value: Json | undefined, object: LayoutObject, user: PublicUser | null): Json | undefined {
  if (object.source === 'address') return typeof value === 'string' ? value.slice(0, longest) : undefined;
  if (object.source === 'account') return accountValue(object.syncData, user);
  const fixed = object.value;
  return typeof fixed === 'string' || typeof fixed === 'number' || typeof fixed === 'boolean' ? fixed : undefined;
}
