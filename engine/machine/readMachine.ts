import type { AnyStateMachine } from 'xstate';
import type { EventMeta, StateMeta } from '../../schemas/machine/machine.ts';
import { eventNameOf } from './defineRecordMachine.ts';

/** One move out of a state, read from any flat XState machine. */
export interface Move {
  event: string;
  to: string;
  meta: EventMeta;
}

export interface MachineState {
  name: string;
  meta: StateMeta;
  final: boolean;
}

/** State in which a new record begins when nothing else is asked. */
export function initialState(machine: AnyStateMachine): string {
  const [first] = machine.root.initial.target;
  return first?.key ?? '';
}

/** States in which a new record may begin: the initial one first. */
export function startStates(machine: AnyStateMachine): string[] {
  const starts: unknown = machine.root.meta?.starts;
  return Array.isArray(starts) ? starts.map(String) : [initialState(machine)];
}

/** Every state with what it says to people, in the order the machine lists them. */
export function listStates(machine: AnyStateMachine): MachineState[] {
  return Object.entries(machine.states).map(([name, node]) => ({
    name,
    meta: node.meta?.title ? node.meta : { title: { th: name, en: name }, ...node.meta },
    final: node.type === 'final',
  }));
}

/** Moves out of a state, whoever may make them. */
export function listMoves(machine: AnyStateMachine, state: string): Move[] {
  const moves: Move[] = [];
  for (const [event, transitions] of Object.entries(machine.states[state]?.on ?? {}))
    for (const transition of transitions) {
      const to = transition.target?.[0]?.key;
      if (to === undefined) continue;
      moves.push({ event, to, meta: transition.meta?.title ? transition.meta : { title: { th: event, en: event } } });
    }
  return moves;
}

/** The machine's own name of a state that a caller spelled in one of the accepted ways. */
export function findState(machine: AnyStateMachine, name: string): string | undefined {
  if (Object.hasOwn(machine.states, name)) return name;
  const wanted = eventNameOf(name);
  return listStates(machine).find(
    (state) => eventNameOf(state.name) === wanted || state.meta.aliases?.some((alias) => eventNameOf(alias) === wanted),
  )?.name;
}

/** The move out of `state` that an event means: by its own name, else by the name of the state it leads to. */
export function findMove(machine: AnyStateMachine, state: string, event: string): Move | undefined {
  const moves = listMoves(machine, state);
  const wanted = eventNameOf(event);
  const byEvent = moves.find((move) => move.event === event) ?? moves.find((move) => move.event === wanted);
  if (byEvent) return byEvent;
  const target = findState(machine, event);
  return moves.find((move) => move.to === target);
}
