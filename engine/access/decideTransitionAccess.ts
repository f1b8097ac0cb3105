import type { Collection } from '../collection/compiled/collection.ts';
import { type Actor, hasRole, rootRole } from '../people/actor.ts';
import { type AccessDecision, type AccessGrant, decideAccess, joinConditions, readGrant } from './decideAccess.ts';
import { eventRights, grantedEvents } from './ownRights.ts';

/**
 * Who may send an event to a record. Actors whose role the event names may send it to any record they can read, without
 * filling in fields but those that it corrects (`mayFillWith`); so may those whose own role grants it, to the records that the grant
 * means. For everyone else, and for events
 * that name no roles, the rules for updating apply. What an own role denies is refused first.
 */
export function decideTransitionAccess(question: {
  collection: Collection;
  actor: Actor | null;
  /** The event; without it, any event. */
  event?: string;
  /** The roles that the event names. */
  roles?: readonly string[];
}): AccessDecision {
  const { collection, actor, roles, event } = question;
  const update = decideAccess({ collection, actor, action: 'update' });
  if (actor === null || actor.role === rootRole) return update;
  const denied = eventRights(actor.own, collection.name)?.denied ?? [];
  if (denied === 'all' || (event !== undefined && denied.includes(event))) return { allowed: false, reason: 'role' };
  const isNamed = roles !== undefined && hasRole(actor, roles);
  const granted = grantedEvents(actor.own, collection, event);
  if (!isNamed && granted.length === 0) return update;
  const mayByUpdate = isNamed || roles === undefined;
  if (mayByUpdate && update.allowed && !update.condition) return update;
  const read = decideAccess({ collection, actor, action: 'read' });
  if (!read.allowed) return update;
  const updating = update.allowed ? update.grants : [];
  const reading = read.grants.map((grant) => ({ ...grant, fields: [] }));
  const grants = [
    ...(mayByUpdate ? updating : []),
    ...(isNamed ? reading : []),
    ...granted.flatMap((rule) => [...updating, ...reading].map((grant) => both(grant, readGrant(rule)))),
  ];
  const condition = joinConditions(grants);
  return { allowed: true, grants, ...(condition && { condition }), writable: [] };
}

/** What two grants open together, with the fields of the first. */
function both(one: AccessGrant, { when }: AccessGrant): AccessGrant {
  if (!when) return one;
  return { ...one, when: one.when ? { $and: [one.when, when] } : when };
}
