import type { AccessRule, RecordAction } from '../../schemas/collection/collection.ts';
import type { OwnRole, RoleGrant } from '../../schemas/people/ownRole.ts';
import type { Collection } from '../collection/compiled/collection.ts';

/** The action whose rules another one follows where a collection has none for it. */
export const followed: Partial<Record<RecordAction, 'read' | 'create'>> = {
  export: 'read',
  history: 'read',
  trash: 'read',
  import: 'create',
};

/** The rules that an own role adds for an action; `named` leaves out those for the action that it follows. */
export function grantedRules(
  own: OwnRole | undefined,
  collection: Collection,
  { action, named }: { action: RecordAction; named: boolean },
): AccessRule[] {
  const follows = named || collection.access[action] ? undefined : followed[action];
  return (own?.grants ?? [])
    .filter((grant) => grant.collection === collection.name)
    .filter(({ actions = [] }) => actions.includes(action) || (follows !== undefined && actions.includes(follows)))
    .map(readRule);
}

/** The fields that an own role takes away from an action; `all` takes the action itself. */
export function takenFields(
  own: OwnRole | undefined,
  collection: Collection,
  action: RecordAction,
): 'all' | ReadonlySet<string> {
  const taken = new Set<string>();
  for (const { collection: name, actions, events, fields } of own?.denies ?? []) {
    if (name !== collection.name) continue;
    // Who may not read may not export either, whatever else the collection says.
    const also = followed[action];
    const meant = actions ? actions.includes(action) || (also !== undefined && actions.includes(also)) : !events;
    if (meant && !fields) return 'all';
    if (meant) for (const field of fields ?? []) taken.add(field);
  }
  return taken;
}

/** The rules under which an own role may send an event, or any event without a name. */
export function grantedEvents(own: OwnRole | undefined, collection: Collection, event?: string): AccessRule[] {
  return (own?.grants ?? [])
    .filter((grant) => grant.collection === collection.name && (grant.events ?? []).length > 0)
    .filter(({ events = [] }) => event === undefined || events.includes(event))
    .map(readRule);
}

/** Events of a collection by name, as a machine asks for them: those that an own role may send, and may not. */
export interface EventRights {
  granted: readonly string[];
  /** `all`: none may be sent. */
  denied: readonly string[] | 'all';
}

export function eventRights(own: OwnRole | undefined, collection: string): EventRights | undefined {
  if (!own) return undefined;
  const denials = (own.denies ?? []).filter((denial) => denial.collection === collection);
  return {
    granted: (own.grants ?? []).filter((grant) => grant.collection === collection).flatMap(({ events = [] }) => events),
    denied: denials.some(({ actions, events, fields }) => !actions && !events && !fields)
      ? 'all'
      : denials.flatMap(({ events = [] }) => events),
  };
}

function readRule({ owner, when, fields }: RoleGrant): AccessRule {
  return { ...(owner && { owner }), ...(when && { when }), ...(fields && { fields }) };
}
