import type { AnyStateMachine } from 'xstate';
import type { Json } from '../../schemas/json.ts';
import type { StateMeta } from '../../schemas/machine/machine.ts';
import type { Text } from '../../schemas/text.ts';
import type { TransitionActor } from './defineRecordMachine.ts';
import { hasTransitionRole, isInPerson } from './planTransition.ts';
import { findState, listStates, listTransitions } from './readMachine.ts';

export interface AvailableEvent {
  event: string;
  to: string;
  title: Text;
  tone?: StateMeta['tone'];
  /** The person must enter a note. */
  note?: boolean;
}

/** Events that this actor may send to this record now. */
export function availableEvents(request: {
  machine: AnyStateMachine;
  state: string | null;
  actor: TransitionActor;
  record: { [field: string]: Json };
}): AvailableEvent[] {
  const { machine, actor, record } = request;
  const state = findState(machine, request.state ?? '');
  if (state === undefined) return [];
  const transitions = listTransitions(machine, state).filter(
    (transition) => hasTransitionRole(transition, actor) && isInPerson(transition, actor),
  );
  if (transitions.length === 0) return [];
  const snapshot = machine.resolveState({ value: state, context: { record, actor } });
  const tones = new Map(listStates(machine).map(({ name, meta }) => [name, meta.tone]));
  return transitions
    .filter((transition) => snapshot.can({ type: transition.event }))
    .map(({ event, to, meta }) => {
      const tone = tones.get(to);
      return { event, to, title: meta.title, ...(tone && { tone }), ...(meta.note && { note: true }) };
    });
}
