import { type AnyStateMachine, initialTransition } from 'xstate';
import type { Json } from '../../schemas/json.ts';
import type { TransitionActor } from './defineRecordMachine.ts';
import { stateInvalid, transitionNotAllowed } from './machine.errors.ts';
import { type Entered, type Refused, readActions, refuse } from './planTransition.ts';
import { findState, initialState, startStates } from './readMachine.ts';

export interface StartRequest {
  machine: AnyStateMachine;
  /** State the caller asks for; the initial one without it. */
  state?: string;
  record: { [field: string]: Json };
  actor: TransitionActor;
  /** Taken over from another system: any state may be the first, and entering it has no effects. */
  imported?: boolean;
}

export type StartPlan = ({ ok: true } & Entered) | Refused;

/** The state in which a new record begins and what entering it does, or why it may not begin there. */
export function planStart({ machine, state, record, actor, imported }: StartRequest): StartPlan {
  const t = machine.id;
  const to = state === undefined ? initialState(machine) : findState(machine, state);
  if (to === undefined) return refuse(stateInvalid({ s: state ?? '', t }));
  if (imported) return { ok: true, to, effects: [], stamps: {} };
  if (!startStates(machine).includes(to)) return refuse(transitionNotAllowed({ a: initialState(machine), b: to, t }));
  return { ok: true, ...readActions(to, enterActions(machine, to, { record, actor })) };
}

function enterActions(machine: AnyStateMachine, state: string, input: Pick<StartRequest, 'record' | 'actor'>) {
  if (state === initialState(machine)) return initialTransition(machine, input)[1];
  return (machine.states[state]?.entry ?? []).filter((action: unknown) => isNamedAction(action));
}

function isNamedAction(action: unknown): action is { type: string; params?: unknown } {
  return typeof action === 'object' && action !== null && 'type' in action;
}
