import type { AnyStateMachine } from 'xstate';
import { recordActionNames } from '../../schemas/collection/collection.ts';
import type { Collection } from '../collection/compiled/collection.ts';
import { hasTransitionRole } from '../machine/planTransition.ts';
import { listStates, listTransitions, type Transition } from '../machine/readMachine.ts';
import { type RoleHolder, rootRole } from '../people/actor.ts';
import { type AccessDecision, type AccessGrant, decideAccess } from './decideAccess.ts';
import { decideTransitionAccess } from './decideTransitionAccess.ts';
import { eventRights } from './ownRights.ts';
import { decideRoute } from './route/decideRoute.ts';
import type { TableRoute } from './route/matchRoute.ts';

/** What a site has that rights are about. */
export interface Territory {
  collections: readonly { collection: Collection; machine?: AnyStateMachine }[];
  routes: readonly { route: TableRoute; core: boolean }[];
}

/** One thing that a role may do and the person who gives it may not: `book: update`, `book: LEND`, `/library/books`. */
export type Excess = string;

/**
 * What a giver would hand out beyond their own rights. The rights of given roles go by rank, as everywhere; counted is what an own
 * role adds to its base, and what the giver's own role takes away from theirs.
 */
export function findExcess(giver: RoleHolder, receiver: RoleHolder, territory: Territory): Excess[] {
  if (giver.role === rootRole || (!giver.own && !receiver.own)) return [];
  const exceeds = (decide: (holder: RoleHolder) => AccessDecision) => {
    const mine = decide(giver);
    const theirs = decide(receiver);
    if (!theirs.allowed) return false;
    const lacking = !covers(mine, decide({ role: giver.role }));
    const base = decide({ role: receiver.role });
    return theirs.grants.some((grant) => (lacking || !coversGrant(base, grant)) && !coversGrant(mine, grant));
  };
  return [
    ...territory.collections.flatMap(({ collection, machine }) => [
      ...recordActionNames
        .filter((action) => exceeds((holder) => decideAccess({ collection, action, actor: asActor(holder) })))
        .map((action) => `${collection.name}: ${action}`),
      ...listEvents(machine)
        .filter((transition) => exceeds((holder) => decideSending(collection, transition, holder)))
        .map(({ event }) => `${collection.name}: ${event}`),
    ]),
    ...territory.routes.filter((one) => opensTooMuch(giver, receiver, one)).map(({ route }) => route.path),
  ];
}

/** Whether a role may send an event at all, by the machine and by the access to the records. */
export function decideSending(collection: Collection, transition: Transition, holder: RoleHolder): AccessDecision {
  const actor = asActor(holder);
  if (!hasTransitionRole(transition, { ...actor, events: eventRights(holder.own, collection.name) }))
    return { allowed: false, reason: 'role' };
  return decideTransitionAccess({ collection, actor, event: transition.event, roles: transition.meta.roles });
}

export function listEvents(machine: AnyStateMachine | undefined): Transition[] {
  return machine ? listStates(machine).flatMap(({ name }) => listTransitions(machine, name)) : [];
}

/** Somebody of a role: decisions depend on no more of a person. */
export function asActor({ role, own }: RoleHolder) {
  return { id: role === 'public' ? null : 'someone', role, ...(own && { own }) };
}

function opensTooMuch(giver: RoleHolder, receiver: RoleHolder, { route, core }: Territory['routes'][number]): boolean {
  const opens = (holder: RoleHolder) => decideRoute(route, { signedIn: true, ...holder }) === 'allow';
  if (!opens(receiver)) return false;
  const added = !opens({ role: receiver.role });
  // Only root opens pages of the system to more people.
  if (added && core) return true;
  return (added || opens({ role: giver.role })) && !opens(giver);
}

function covers(one: AccessDecision, other: AccessDecision): boolean {
  return !other.allowed || other.grants.every((grant) => coversGrant(one, grant));
}

function coversGrant(decision: AccessDecision, { when, fields }: AccessGrant): boolean {
  if (!decision.allowed) return false;
  return decision.grants.some(
    (own) =>
      (!own.when || JSON.stringify(own.when) === JSON.stringify(when)) &&
      (!own.fields || fields?.every((field) => own.fields?.includes(field))),
  );
}
