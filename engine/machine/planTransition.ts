import { type AnyStateMachine, transition } from 'xstate';
import type { SalaError } from '../../schemas/errors/errors.ts';
import type { Json } from '../../schemas/json.ts';
import type { Text } from '../../schemas/text.ts';
import type { Stamp, TransitionActor } from './defineRecordMachine.ts';
import {
  noteRequired,
  stateInvalid,
  transitionFailed,
  transitionForbidden,
  transitionNotAllowed,
} from './machine.errors.ts';
import { findMove, findState, listMoves, type Move } from './readMachine.ts';

export interface TransitionRequest {
  machine: AnyStateMachine;
  state: string;
  /** The event's name, or the name of the state to move to. */
  event: string;
  record: { [field: string]: Json };
  actor: TransitionActor;
  note?: string;
}

export interface Entered {
  to: string;
  /** Names of the effects to run, in order. */
  effects: string[];
  /** Fields to fill with the person or the moment. */
  stamps: Record<string, Stamp>;
}

export interface Refused {
  ok: false;
  code: string;
  status: number;
  message: Text;
}

export type TransitionPlan = ({ ok: true; event: string } & Entered) | Refused;

/** What moving a record would do, or why it may not move. Pure: nothing runs. */
export function planTransition({ machine, state, event, record, actor, note }: TransitionRequest): TransitionPlan {
  const t = machine.id;
  const from = findState(machine, state);
  if (from === undefined) return refuse(stateInvalid({ s: state, t }));
  const move = findMove(machine, from, event);
  if (!move) {
    const target = findTarget(machine, event);
    return refuse(
      target === undefined ? stateInvalid({ s: event, t }) : transitionNotAllowed({ a: from, b: target, t }),
    );
  }
  if (!mayMove(move, actor)) return refuse(transitionForbidden());
  if (move.meta.note && !note?.trim()) return refuse(noteRequired());
  const before = machine.resolveState({ value: from, context: { record, actor } });
  if (!before.can({ type: move.event })) return refuse(transitionFailed(reasonOf(move)));
  const [after, actions] = transition(machine, before, { type: move.event });
  return { ok: true, event: move.event, ...readActions(String(after.value), actions) };
}

/** Whether an actor's role lets them make a move; root and the system pass everywhere. */
export function mayMove({ meta }: Move, actor: TransitionActor): boolean {
  return !meta.roles || actor === null || actor.role === 'root' || meta.roles.includes(actor.role);
}

/** Reads effects and stamps out of the actions that XState would run. */
export function readActions(to: string, actions: { type: string; params?: unknown }[]): Entered {
  const entered: Entered = { to, effects: [], stamps: {} };
  for (const { type, params } of actions) {
    if (type === 'effect') entered.effects.push(String((params as { name: string }).name)); // as defineRecordMachine writes it
    if (type === 'stamp') Object.assign(entered.stamps, (params as { fields: Record<string, Stamp> }).fields);
  }
  return entered;
}

export function refuse({ code, status, text }: SalaError): Refused {
  return { ok: false, code, status, message: text };
}

/** The state an event leads to from elsewhere in the machine, to name it in a refusal. */
function findTarget(machine: AnyStateMachine, event: string): string | undefined {
  const named = findState(machine, event);
  if (named !== undefined) return named;
  for (const state of Object.keys(machine.states)) {
    const move = listMoves(machine, state).find((each) => each.event === event);
    if (move) return move.to;
  }
  return undefined;
}

function reasonOf({ meta }: Move): Text {
  return meta.reason ?? { th: 'รายการยังไม่เป็นไปตามเงื่อนไข', en: 'the record does not meet the condition' };
}
