import { eventNameOf, type MachineConfig, type StateConfig, type TransitionConfig } from 'sala/engine';
import type { Text } from 'sala/schemas';
import { freeName, nameFrom } from '../definition/definition.ts';

/** What of a machine is looked at: a state, or an event between two. */
export type Chosen = { state: string; to?: string };

/** The machine of a collection that had none: two states and the event between them. */
export function beginMachine(name: string): MachineConfig {
  return {
    id: name,
    initial: 'open',
    states: {
      open: {
        title: { th: 'เปิดอยู่', en: 'Open' },
        tone: 'info',
        transitions: { done: { title: { th: 'ทำเสร็จ', en: 'Finish' }, event: 'FINISH' } },
      },
      done: { title: { th: 'เสร็จแล้ว', en: 'Done' }, tone: 'success' },
    },
  };
}

/** With one state more; answers its name. */
export function addState(machine: MachineConfig): { machine: MachineConfig; name: string } {
  const name = freeName('state', Object.keys(machine.states));
  const number = Object.keys(machine.states).length + 1;
  const title = { th: `สถานะ ${number}`, en: `State ${number}` };
  return { machine: { ...machine, states: { ...machine.states, [name]: { title, tone: 'neutral' } } }, name };
}

export function changeState(machine: MachineConfig, name: string, changes: Partial<StateConfig>): MachineConfig {
  const state = machine.states[name];
  if (!state) return machine;
  return { ...machine, states: { ...machine.states, [name]: clean({ ...state, ...changes }) } };
}

/** Under another name, also where events lead to it. */
export function renameState(machine: MachineConfig, from: string, to: string): MachineConfig {
  const named = (name: string) => (name === from ? to : name);
  const states = Object.entries(machine.states).map(([name, state]) => [
    named(name),
    state.transitions ? { ...state, transitions: renameKeys(state.transitions, named) } : state,
  ]);
  return { ...machine, initial: named(machine.initial), states: Object.fromEntries(states) };
}

/** Without a state and the events from and to it; the first that is left begins when it was the initial one. */
export function removeState(machine: MachineConfig, name: string): MachineConfig {
  const { [name]: _, ...states } = machine.states;
  const left = Object.entries(states).map(([one, state]) => [one, withoutTarget(state, name)]);
  const initial = machine.initial === name ? (Object.keys(states)[0] ?? name) : machine.initial;
  return { ...machine, initial, states: Object.fromEntries(left) };
}

function withoutTarget(state: StateConfig, name: string): StateConfig {
  if (!state.transitions || !Object.hasOwn(state.transitions, name)) return state;
  const { [name]: _, ...transitions } = state.transitions;
  return clean({ ...state, transitions });
}

/** An event between two states that have none yet. */
export function addEvent(machine: MachineConfig, from: string, to: string): MachineConfig {
  const state = machine.states[from];
  const target = machine.states[to];
  if (!state || !target || state.transitions?.[to]) return machine;
  const taken = Object.values(state.transitions ?? {}).map(({ event }) => event ?? '');
  const event = freeName(eventNameOf(to), taken);
  const title = { th: target.title.th, en: target.title.en };
  // What ends cannot lead on.
  const { final: _, ...open } = state;
  return putState(machine, from, { ...open, transitions: { ...open.transitions, [to]: { title, event } } });
}

export function changeEvent(
  machine: MachineConfig,
  { from, to }: { from: string; to: string },
  changes: Partial<TransitionConfig>,
): MachineConfig {
  const state = machine.states[from];
  const event = state?.transitions?.[to];
  if (!state || !event) return machine;
  return putState(machine, from, {
    ...state,
    transitions: { ...state.transitions, [to]: clean({ ...event, ...changes }) },
  });
}

export function removeEvent(machine: MachineConfig, from: string, to: string): MachineConfig {
  const state = machine.states[from];
  return state ? putState(machine, from, withoutTarget(state, to)) : machine;
}

/** The name that a state gets by its English title, free among the others. */
export function nameState(machine: MachineConfig, name: string, title: Text): string {
  const wanted = nameFrom(title.en);
  if (wanted === '') return name;
  return freeName(
    wanted,
    Object.keys(machine.states).filter((one) => one !== name),
  );
}

/** A new state takes its name from the title that it was given. */
export function settleName(machine: MachineConfig, name: string): { machine: MachineConfig; name: string } {
  const state = machine.states[name];
  const next = state?.title ? nameState(machine, name, state.title) : name;
  return { machine: next === name ? machine : renameState(machine, name, next), name: next };
}

function putState(machine: MachineConfig, name: string, state: StateConfig): MachineConfig {
  return { ...machine, states: { ...machine.states, [name]: state } };
}

function renameKeys<Value>(values: Record<string, Value>, named: (name: string) => string): Record<string, Value> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [named(name), value]));
}

/** Without what is empty: an empty list of roles, no guards, a mark that is off. */
function clean<Part extends object>(part: Part): Part {
  const kept = Object.entries(part).filter(([, value]) => !isEmpty(value));
  return Object.fromEntries(kept) as Part; // only optional entries are ever empty
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === false || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}
