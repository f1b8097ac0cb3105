import type { AnyStateMachine } from 'xstate';
import type { EventMeta, StateMeta } from '../../schemas/machine/machine.ts';
import type { Text } from '../../schemas/text.ts';
import { eventNameOf } from './defineRecordMachine.ts';

/** A transition out of a state, read from any flat XState machine. */
export interface Transition {
  event: string;
  to: string;
  meta: EventMeta;
  /** As XState lists them; `readActions` reads them. */
  actions: readonly unknown[];
}

export interface MachineState {
  name: string;
  meta: StateMeta;
  final: boolean;
}

/** State of a new record by default. */
export function initialState(machine: AnyStateMachine): string {
  const [first] = machine.root.initial.target;
  return first?.key ?? '';
}

/** States in which a new record may start: the initial one first. */
export function startStates(machine: AnyStateMachine): string[] {
  const starts: unknown = machine.root.meta?.starts;
  return Array.isArray(starts) ? starts.map(String) : [initialState(machine)];
}

const states = new WeakMap<AnyStateMachine, readonly MachineState[]>();
const transitions = new WeakMap<AnyStateMachine, Map<string, readonly Transition[]>>();

/** Every state with its texts, in the machine's order. */
export function listStates(machine: AnyStateMachine): readonly MachineState[] {
  const listed = states.get(machine) ?? readStates(machine);
  states.set(machine, listed);
  return listed;
}

function readStates(machine: AnyStateMachine): MachineState[] {
  return Object.entries(machine.states).map(([name, node]) => ({
    name,
    meta: node.meta?.title ? node.meta : { title: { th: name, en: name }, ...node.meta },
    final: node.type === 'final',
  }));
}

/** What people call a state; its name where the machine has no such state. */
export function titleOfState(machine: AnyStateMachine, name: string): Text {
  return listStates(machine).find((state) => state.name === name)?.meta.title ?? { th: name, en: name };
}

/** Transitions out of a state, for any role. */
export function listTransitions(machine: AnyStateMachine, state: string): readonly Transition[] {
  const known = transitions.get(machine) ?? listAllTransitions(machine);
  transitions.set(machine, known);
  return known.get(state) ?? [];
}

function listAllTransitions(machine: AnyStateMachine): Map<string, Transition[]> {
  return new Map(Object.keys(machine.states).map((state) => [state, readTransitions(machine, state)]));
}

function readTransitions(machine: AnyStateMachine, state: string): Transition[] {
  const found: Transition[] = [];
  for (const [event, configured] of Object.entries(machine.states[state]?.on ?? {}))
    for (const transition of configured) {
      const to = transition.target?.[0]?.key;
      if (to === undefined) continue;
      found.push({
        event,
        to,
        meta: transition.meta?.title ? transition.meta : { title: { th: event, en: event } },
        actions: transition.actions,
      });
    }
  return found;
}

/** The machine's name of a state that a caller wrote in one of the accepted spellings. */
export function findState(machine: AnyStateMachine, name: string): string | undefined {
  if (Object.hasOwn(machine.states, name)) return name;
  const wanted = eventNameOf(name);
  return listStates(machine).find(
    (state) => eventNameOf(state.name) === wanted || state.meta.aliases?.some((alias) => eventNameOf(alias) === wanted),
  )?.name;
}

/** The transition that an event triggers in `state`: by the event's name, else by the name of its target state. */
export function findTransition(machine: AnyStateMachine, state: string, event: string): Transition | undefined {
  const leading = listTransitions(machine, state);
  const byEvent = leading.find((transition) => transition.event === event);
  if (byEvent) return byEvent;
  const wanted = eventNameOf(event);
  const bySpelling = leading.find((transition) => transition.event === wanted);
  if (bySpelling) return bySpelling;
  const target = findState(machine, event);
  return leading.find((transition) => transition.to === target);
}
