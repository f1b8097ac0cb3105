import { type AnyStateMachine, transition as computeTransition } from 'xstate';
import type { SalaError } from '../../schemas/errors/errors.ts';
import type { Action } from '../../schemas/machine/action.ts';
import type { Text } from '../../schemas/text.ts';
import { hasRole, rootRole } from '../people/actor.ts';
import type { Stamp, TransitionActor } from './defineRecordMachine.ts';
import { inPersonOnly, noteRequired, transitionForbidden } from './machine.errors.ts';
import { findState, findTransition, listTransitions, type Transition } from './readMachine.ts';
import { refuseTransition, refuseUnknown } from './refuseState.ts';

export interface TransitionRequest {
  machine: AnyStateMachine;
  state: string;
  /** The event's name, or the name of the target state. */
  event: string;
  actor: TransitionActor;
  note?: string;
}

export interface Entered {
  to: string;
  /** What else becomes of the record and of others, in order. */
  actions: Action[];
  /** Names of the effects to run, in order. */
  effects: string[];
  /** Fields to fill with the actor or the time. */
  stamps: Record<string, Stamp>;
}

export interface Refused {
  ok: false;
  code: string;
  status: number;
  message: Text;
}

export type TransitionPlan = ({ ok: true; event: string } & Entered) | Refused;

/** The result of sending an event to a record, or why it is refused. Runs nothing. */
export function planTransition({ machine, state, event, actor, note }: TransitionRequest): TransitionPlan {
  const from = findState(machine, state);
  if (from === undefined) return refuse(refuseUnknown(machine, state));
  const transition = findTransition(machine, from, event);
  if (!transition) {
    const target = findTarget(machine, event);
    return refuse(target === undefined ? refuseUnknown(machine, event) : refuseTransition(machine, from, target));
  }
  if (!hasTransitionRole(transition, actor)) return refuse(transitionForbidden());
  if (!isInPerson(transition, actor)) return refuse(inPersonOnly());
  if (transition.meta.note && !note?.trim()) return refuse(noteRequired());
  return { ok: true, event: transition.event, ...takeOnce(machine, from, transition.event) };
}

const taken = new WeakMap<AnyStateMachine, Map<string, Entered>>();

/** What XState makes of an event: the same each time, since the machines of records have no context, so it is asked once. */
function takeOnce(machine: AnyStateMachine, from: string, event: string): Entered {
  const known = taken.get(machine) ?? new Map<string, Entered>();
  taken.set(machine, known);
  const key = `${from} ${event}`;
  const entered = known.get(key) ?? take(machine, from, event);
  known.set(key, entered);
  return entered;
}

function take(machine: AnyStateMachine, from: string, event: string): Entered {
  const before = machine.resolveState({ value: from, context: {} });
  const [after, actions] = computeTransition(machine, before, { type: event });
  return readActions(String(after.value), actions);
}

/** Whether the actor's role may take a transition; root and the system may take all. */
export function hasTransitionRole({ event, meta }: Transition, actor: TransitionActor): boolean {
  if (actor === null || actor.role === rootRole) return true;
  const { granted, denied } = actor.events ?? { granted: [], denied: [] };
  if (denied === 'all' || denied.includes(event)) return false;
  return !meta.roles || hasRole(actor, meta.roles) || granted.includes(event);
}

/** Whether the person acts themselves, where a transition asks for it. */
export function isInPerson({ meta }: Transition, actor: TransitionActor): boolean {
  return !meta.inPerson || actor?.actedBy === undefined;
}

/** Collects what follows from the actions that XState would run. */
export function readActions(to: string, actions: readonly unknown[]): Entered {
  const entered: Entered = { to, actions: [], effects: [], stamps: {} };
  for (const { type, params } of actions.filter(isNamed)) {
    if (type === 'act') entered.actions.push((params as { action: Action }).action); // as defineRecordMachine writes it
    if (type === 'effect') entered.effects.push(String((params as { name: string }).name)); // as defineRecordMachine writes it
    if (type === 'stamp') Object.assign(entered.stamps, (params as { fields: Record<string, Stamp> }).fields);
  }
  return entered;
}

function isNamed(action: unknown): action is { type: string; params?: unknown } {
  return typeof action === 'object' && action !== null && 'type' in action;
}

export function refuse({ code, status, text }: SalaError): Refused {
  return { ok: false, code, status, message: text };
}

/** The target state of an event elsewhere in the machine, to name it in a refusal. */
function findTarget(machine: AnyStateMachine, event: string): string | undefined {
  const named = findState(machine, event);
  if (named !== undefined) return named;
  for (const state of Object.keys(machine.states)) {
    const transition = listTransitions(machine, state).find((each) => each.event === event);
    if (transition) return transition.to;
  }
  return undefined;
}
