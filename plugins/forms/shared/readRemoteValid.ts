import type { LayoutObject } from 'sala/schemas';

/** Where a value of this field must be unique. */
export function readRemoteValid(object: LayoutObject): { collection: string; field: string } | undefined {
  const { remoteValid, remoteValidCollection: collection, remoteValidKey: field } = object;
  if (remoteValid !== true || typeof collection !== 'string' || typeof field !== 'string') return undefined;
  return collection && field ? { collection, field } : undefined;
}
