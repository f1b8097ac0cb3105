import type { Collection } from '../collection/collection.ts';
import type { Actor } from '../people/actor.ts';
import { type AccessDecision, decideAccess, joinConditions } from './decideAccess.ts';

/**
 * Who may send an event to a record. Actors whose role the event names may send it to any record they can read, without
 * filling in fields; for everyone else, and for events that name no roles, the rules for updating apply.
 */
export function decideTransition(question: {
  collection: Collection;
  actor: Actor | null;
  /** The roles that the event names. */
  roles?: readonly string[];
}): AccessDecision {
  const { collection, actor, roles } = question;
  const update = decideAccess({ collection, actor, action: 'update' });
  if (actor === null || !roles?.includes(actor.role)) return update;
  if (update.allowed && !update.condition) return update;
  const read = decideAccess({ collection, actor, action: 'read' });
  if (!read.allowed) return update;
  const grants = [...(update.allowed ? update.grants : []), ...read.grants.map((grant) => ({ ...grant, fields: [] }))];
  const condition = joinConditions(grants);
  return { allowed: true, grants, ...(condition && { condition }), writable: [] };
}
