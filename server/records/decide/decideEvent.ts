import type { AccessDecision } from '../../../engine/access/decideAccess.ts';
import { decideTransitionAccess } from '../../../engine/access/decideTransitionAccess.ts';
import { findState, findTransition, listStates, listTransitions } from '../../../engine/machine/readMachine.ts';
import type { StoredCollection } from '../collections/collections.ts';
import { engineActor } from '../context/actor.ts';
import { type Allowed, type RecordsContext, refuse, rememberDecision } from '../context/recordsContext.ts';

/**
 * The access decision for sending this event to a record in this state: the machine may name more roles than the rules.
 */
export function decideEvent(
  context: RecordsContext,
  stored: StoredCollection,
  transition: { state: string | null; event: string },
): AccessDecision {
  const { machine } = stored;
  const state = machine && findState(machine, transition.state ?? '');
  const found = machine && state !== undefined ? findTransition(machine, state, transition.event) : undefined;
  if (!found) return decideRoles(context, stored, { event: transition.event });
  return decideOnce(context, stored, { roles: found.meta.roles, event: found.event });
}

/** Whether the caller may send any event at all, to any record. */
export function maySendEvents(context: RecordsContext, stored: StoredCollection): boolean {
  return decideAnyEvent(context, stored).allowed;
}

export function decideAnyEvent(context: RecordsContext, stored: StoredCollection): AccessDecision {
  return decideOnce(context, stored, { roles: namedRoles(stored) });
}

export function requireEvent(
  context: RecordsContext,
  stored: StoredCollection,
  transition: { state: string | null; event: string },
): Allowed {
  const decision = decideEvent(context, stored, transition);
  if (decision.allowed) return decision;
  throw refuse(context, stored, 'update');
}

interface Asked {
  roles?: readonly string[] | undefined;
  event?: string;
}

function decideOnce(context: RecordsContext, stored: StoredCollection, asked: Asked): AccessDecision {
  const { event, roles } = asked;
  const what = `${event === undefined ? 'any event' : `event ${event}`} ${roles ? `of ${roles.join()}` : 'of none'}`;
  return rememberDecision(stored.collection, engineActor(context.actor), what, () =>
    decideRoles(context, stored, asked),
  );
}

function decideRoles({ actor }: RecordsContext, { collection }: StoredCollection, { roles, event }: Asked) {
  return decideTransitionAccess({
    collection,
    actor: engineActor(actor),
    ...(roles && { roles }),
    ...(event !== undefined && { event }),
  });
}

const known = new WeakMap<StoredCollection, string[]>();

/** Every role named by any event of the machine. */
function namedRoles(stored: StoredCollection): string[] {
  const { machine } = stored;
  const roles =
    known.get(stored) ??
    (machine
      ? listStates(machine).flatMap(({ name }) =>
          listTransitions(machine, name).flatMap(({ meta }) => meta.roles ?? []),
        )
      : []);
  known.set(stored, roles);
  return roles;
}
