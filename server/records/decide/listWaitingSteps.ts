import { levelField } from '../../../engine/collection/check/approval.ts';
import { availableEvents } from '../../../engine/machine/availableEvents.ts';
import { listWaiting } from '../../../engine/machine/listWaiting.ts';
import { initialState, listTransitions, type MachineState } from '../../../engine/machine/readMachine.ts';
import { readTransitionActor } from '../../../engine/record/planContext.ts';
import type { Condition } from '../../../schemas/index.ts';
import type { StoredCollection } from '../collections/storedCollection.ts';
import { engineActor } from '../context/actor.ts';
import { decide, type RecordsContext } from '../context/recordsContext.ts';
import { decideEvent } from './decideEvent.ts';
import { type Levels, readLevels } from './readLevels.ts';

/** A state in which records of a collection wait for this person, and which of them do. */
export interface WaitingStep {
  stored: StoredCollection;
  state: MachineState;
  filter: Condition;
  /** It is an approval, which others wait for. */
  approval: boolean;
}

const own: Condition = { created_by: '$user.id' };
const askedByField = 'approval_asked_by';

/** The states of a collection out of which this person may send its records, other than by cancelling or refusing them. */
export async function listWaitingSteps(
  context: RecordsContext,
  stored: StoredCollection,
  today: string,
): Promise<WaitingStep[]> {
  const { machine, collection } = stored;
  if (!machine || collection.core || !decide(context, stored, 'read').allowed) return [];
  const actor = readTransitionActor({
    actor: engineActor(context.actor),
    actedBy: context.actor.actedBy,
    collection,
  });
  const levels = await readLevels(context, stored, today);
  return listWaiting(machine).flatMap((state): WaitingStep[] => {
    const onward = availableEvents({ machine, state: state.name, actor }).filter(({ tone }) => tone !== 'danger');
    const conditions = onward.flatMap(({ event }): Condition[] => {
      const decision = decideEvent(context, stored, { state: state.name, event });
      return decision.allowed ? [decision.condition ?? {}] : [];
    });
    if (conditions.length === 0) return [];
    const limits = listLevelGuards(stored, state.name);
    if (limits.length > 0 && levels.levels.length === 0) return [];
    const isDraft = state.name === initialState(machine) && (state.meta.tone ?? 'neutral') === 'neutral';
    const filter = [
      { state: state.name },
      ...(conditions.some((one) => Object.keys(one).length === 0) ? [] : [{ $or: conditions }]),
      ...(isDraft ? [own] : []),
      ...(limits.length > 0 ? [approvable(stored, levels)] : []),
    ];
    // Where the own level is enough, whoever sends it on is not waited for by another.
    const approval = limits.some((formula) => !formula.includes('person.own_levels'));
    return [{ stored, state, filter: { $and: filter }, approval }];
  });
}

/** Formulas of guards on the events out of a state that ask for a level of approval which may be lent. */
function listLevelGuards({ machine }: StoredCollection, state: string): string[] {
  const transitions = machine ? listTransitions(machine, state) : [];
  return transitions
    .flatMap(({ meta }) => (meta.guards ?? []).map((guard) => guard.if))
    .filter((formula) => formula.includes('person.levels'));
}

function approvable({ collection }: StoredCollection, { levels }: Levels): Condition {
  const mine: Condition = { [levelField]: { $in: levels } };
  return collection.fields.has(askedByField) ? { ...mine, [askedByField]: { $ne: '$user.id' } } : mine;
}
