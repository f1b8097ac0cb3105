import type { Collection } from '../collection/compiled/collection.ts';
import type { Transition } from '../machine/readMachine.ts';
import { type Actor, hasRole } from '../people/actor.ts';
import { takenFields } from './ownRights.ts';

/**
 * Whether the actor may fill in a field that an event corrects although they may not change the record otherwise: those whom the
 * event names by role, and those whose own role grants it for this field. What an own role denies stays closed.
 */
export function mayFillWith(
  { collection, actor }: { collection: Collection; actor: Actor | null },
  transition: Transition | undefined,
  field: string,
): boolean {
  if (!transition || !actor) return false;
  const { own } = actor;
  const taken = takenFields(own, collection, 'update');
  if (taken === 'all' || taken.has(field)) return false;
  const { meta, event } = transition;
  if (meta.roles && hasRole(actor, meta.roles)) return true;
  return (own?.grants ?? []).some(
    ({ collection: name, events = [], fields }) =>
      name === collection.name && events.includes(event) && (fields?.includes(field) ?? true),
  );
}
