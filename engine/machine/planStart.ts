import type { AnyStateMachine } from 'xstate';
import type { TransitionActor } from './defineRecordMachine.ts';
import { inPersonOnly } from './machine.errors.ts';
import { type Entered, type Refused, readActions, refuse } from './planTransition.ts';
import { findState, initialState, listStates, listTransitions, startStates } from './readMachine.ts';
import { refuseTransition, refuseUnknown } from './refuseState.ts';

export interface StartRequest {
  machine: AnyStateMachine;
  /** State that the caller asks for; by default the initial one. */
  state?: string;
  actor: TransitionActor;
  /** Imported from another system: any state may be the first, and entering it has no actions and no effects. */
  imported?: boolean;
  /** The machine's own actions begin a record: any state may be the first, and what entering it does is done. */
  own?: boolean;
}

export type StartPlan = ({ ok: true } & Entered) | Refused;

/** The state in which a new record starts and the effects of entering it, or why it may not start there. */
export function planStart({ machine, state, actor, imported, own }: StartRequest): StartPlan {
  const to = state === undefined ? initialState(machine) : findState(machine, state);
  if (to === undefined) return refuse(refuseUnknown(machine, state ?? ''));
  if (actor?.actedBy !== undefined && isEnteredInPerson(machine, to)) return refuse(inPersonOnly());
  if (imported) return { ok: true, to, actions: [], effects: [], stamps: {} };
  if (!own && !startStates(machine).includes(to)) return refuse(refuseTransition(machine, initialState(machine), to));
  // What XState would run on entering it, without making an actor for that.
  return { ok: true, ...readActions(to, machine.states[to]?.entry ?? []) };
}

/** Whether a transition that is taken in person leads to a state: beginning there would go round it. */
function isEnteredInPerson(machine: AnyStateMachine, state: string): boolean {
  return listStates(machine).some(({ name }) =>
    listTransitions(machine, name).some(({ to, meta }) => to === state && meta.inPerson),
  );
}
