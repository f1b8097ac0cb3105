import type { AnyStateMachine } from 'xstate';
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

/** Events that this actor may send to a record in this state; events that guards refuse are listed beside them. */
export function availableEvents(request: {
  machine: AnyStateMachine;
  state: string | null;
  actor: TransitionActor;
}): AvailableEvent[] {
  const { machine, actor } = request;
  const state = findState(machine, request.state ?? '');
  if (state === undefined) return [];
  const transitions = listTransitions(machine, state).filter(
    (transition) => hasTransitionRole(transition, actor) && isInPerson(transition, actor),
  );
  const tones = new Map(listStates(machine).map(({ name, meta }) => [name, meta.tone]));
  return transitions.map(({ event, to, meta }) => {
    const tone = tones.get(to);
    return { event, to, title: meta.title, ...(tone && { tone }), ...(meta.note && { note: true }) };
  });
}
