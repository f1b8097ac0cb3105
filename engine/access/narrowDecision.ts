import type { AccessDecision } from './decideAccess.ts';

/**
 * What somebody may read through the work of another: the records that they reach, and of those only fields that the other may read
 * somewhere. Which records the other reaches does not count: a page of one's own orders shows each reader theirs.
 */
export function narrowDecision(own: AccessDecision, other: AccessDecision): AccessDecision {
  if (!own.allowed) return own;
  if (!other.allowed) return { allowed: false, reason: 'role' };
  const open = other.grants.some(({ fields }) => fields === undefined)
    ? undefined
    : new Set(other.grants.flatMap(({ fields }) => fields ?? []));
  if (!open) return own;
  const keep = (fields: readonly string[] | undefined) => (fields ?? [...open]).filter((field) => open.has(field));
  return {
    ...own,
    readable: keep(own.readable),
    grants: own.grants.map((grant) => ({ ...grant, fields: keep(grant.fields) })),
  };
}
