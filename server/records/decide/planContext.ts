import { titleOfState } from '../../../engine/machine/readMachine.ts';
import type { PlanContext } from '../../../engine/record/planContext.ts';
import type { RecordAction } from '../../../schemas/index.ts';
import { readPlaces } from '../../platform/geo/places.ts';
import type { StoredCollection } from '../collections/collections.ts';
import { engineActor } from '../context/actor.ts';
import { readCalendar } from '../context/readCalendar.ts';
import { type Allowed, type RecordsContext, requireAccess } from '../context/recordsContext.ts';

/** The input for planning a change, with the access decision of this caller. */
export function planContext(context: RecordsContext, stored: StoredCollection, action: RecordAction): PlanContext {
  return planContextFor(context, stored, requireAccess(context, stored, action));
}

export function planContextFor(context: RecordsContext, stored: StoredCollection, decision?: Allowed): PlanContext {
  const { actor, site } = context;
  const now = context.app.clock.now();
  return {
    collection: stored.collection,
    machine: stored.machine,
    ...(decision && { decision }),
    actor: engineActor(actor),
    actedBy: actor.actedBy,
    now,
    ...readCalendar(context, now),
    site: { id: site.id, name: site.name },
    places: readPlaces,
    check: stored.check,
    titleOfState: (state) => stored.machine && titleOfState(stored.machine, state),
    trusted: actor.trusted,
    collections: (name) => context.collections.get(name)?.collection,
    uses: (name) => context.collections.get(name) !== undefined,
  };
}
