import type { Collection } from '../collection/collection.ts';
import type { Actor } from './actor.ts';
import { type AccessDecision, decideAccess, joinConditions } from './decideAccess.ts';

/**
 * Who may move a record by an event. Those whose role the event names may send it on any record they see, without filling in
 * fields; for everybody else, and where the event names nobody, it is a change like any other.
 */
export function decideMove(question: {
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
