import type { AccessDecision } from '../../engine/access/decideAccess.ts';
import { decideMove } from '../../engine/access/decideMove.ts';
import { findMove, findState, listMoves, listStates } from '../../engine/machine/readMachine.ts';
import type { StoredCollection } from './collections.ts';
import { type Allowed, type RecordsContext, refuse } from './recordsContext.ts';

/** What the caller may do when sending this event to a record in this state: the machine may name more roles than the rules. */
export function decideEvent(
  context: RecordsContext,
  stored: StoredCollection,
  move: { state: string | null; event: string },
): AccessDecision {
  const { machine } = stored;
  const state = machine && findState(machine, move.state ?? '');
  const roles = machine && state !== undefined ? findMove(machine, state, move.event)?.meta.roles : undefined;
  return decideRoles(context, stored, roles);
}

/** Whether the caller may send any event at all, to whatever record. */
export function maySendEvents(context: RecordsContext, stored: StoredCollection): boolean {
  return decideRoles(context, stored, namedRoles(stored)).allowed;
}

export function requireEvent(
  context: RecordsContext,
  stored: StoredCollection,
  move: { state: string | null; event: string },
): Allowed {
  const decision = decideEvent(context, stored, move);
  if (decision.allowed) return decision;
  throw refuse(context);
}

function decideRoles({ actor }: RecordsContext, { collection }: StoredCollection, roles?: readonly string[]) {
  return decideMove({ collection, actor: { id: actor.userId, role: actor.role }, roles });
}

const known = new WeakMap<StoredCollection, string[]>();

/** Every role that any event of the machine names. */
function namedRoles(stored: StoredCollection): string[] {
  const { machine } = stored;
  const roles =
    known.get(stored) ??
    (machine
      ? listStates(machine).flatMap(({ name }) => listMoves(machine, name).flatMap(({ meta }) => meta.roles ?? []))
      : []);
  known.set(stored, roles);
  return roles;
}
