import { setup } from 'xstate';
import type { Guard } from '../../schemas/collection/guard.ts';
import type { Condition } from '../../schemas/condition.ts';
import type { Json } from '../../schemas/json.ts';
import type { Action } from '../../schemas/machine/action.ts';
import type { StateMeta } from '../../schemas/machine/machine.ts';
import type { Text } from '../../schemas/text.ts';
import { matchesCondition } from '../condition/matchesCondition.ts';
import { suggestName } from '../content/nearestName.ts';
import { machineInvalid } from './machine.errors.ts';

/** The actor who sends an event; null is the system itself, which no role list restricts. `actedBy` really acts in their name. */
export type TransitionActor = { id: string | null; role: string; actedBy?: string } | null;

/** What the guards of a machine may read. */
export interface MachineContext {
  record: { [field: string]: Json };
  actor: TransitionActor;
}

/** What fills a field when a state is entered: the actor's id, or the current time. */
export type Stamp = 'user' | 'now';

/** One transition, listed under its target state. */
export interface TransitionConfig {
  title: Text;
  /** Name of the event; by default the upper-case name of the target state. */
  event?: string;
  roles?: string[];
  note?: boolean;
  /** An approval or a step with money: refused to somebody who was let in for another person. */
  inPerson?: boolean;
  /** Condition on the record; `reason` explains a refusal. */
  when?: Condition;
  reason?: Text;
  /** Conditions, each told with its message where it does not hold. */
  guards?: Guard[];
  /** Fields that people may fill in with it although `x-lock` closes them in this state: what a correction corrects. */
  corrects?: string[];
  /** What else becomes of this record and of others, in the same transaction. */
  actions?: Action[];
  effects?: string[];
}

export interface StateConfig extends StateMeta {
  /** A new record may start in this state although it is not the initial one. */
  start?: boolean;
  final?: boolean;
  /** What else becomes of this record and of others on entering, in the same transaction. */
  actions?: Action[];
  /** Names of the effects to run on entering. */
  effects?: string[];
  stamps?: Record<string, Stamp>;
  transitions?: Record<string, TransitionConfig>;
}

export interface MachineConfig {
  /** The transaction type, as messages name it. */
  id: string;
  initial: string;
  states: Record<string, StateConfig>;
}

const machineSetup = setup({
  types: {
    context: {} as MachineContext, // XState reads the types from these two empty values
    input: {} as Partial<MachineContext>,
  },
  guards: {
    condition: ({ context }, { when }: { when: Condition }) =>
      matchesCondition(context.record, when, context.actor ? { user: context.actor } : {}),
  },
  actions: {
    act: (_, _params: { action: Action }) => {},
    effect: (_, _params: { name: string }) => {},
    stamp: (_, _params: { fields: Record<string, Stamp> }) => {},
  },
});

/** The XState machine of a collection's records, from a table of states and the transitions between them. */
export function defineRecordMachine({ id, initial, states }: MachineConfig) {
  refuseFaulty({ id, initial, states });
  const starts = [initial, ...Object.keys(states).filter((name) => name !== initial && states[name]?.start)];
  return machineSetup.createMachine({
    id,
    initial,
    meta: { starts },
    context: ({ input }) => ({ record: input?.record ?? {}, actor: input?.actor ?? null }),
    states: Object.fromEntries(Object.entries(states).map(([name, state]) => [name, createState(state)])),
  });
}

/** Tells every state that is not there, and events of a state of which one would hide the other. */
function refuseFaulty({ id, initial, states }: MachineConfig): void {
  const names = Object.keys(states);
  const faults = Object.hasOwn(states, initial) ? [] : [unknownState('initial', initial, names)];
  for (const [name, state] of Object.entries(states)) {
    const targets = new Map<string, string>();
    for (const [target, { event = eventNameOf(target) }] of Object.entries(transitionsOf(state))) {
      const path = `states.${name}.transitions.${target}`;
      const other = targets.get(event);
      if (!Object.hasOwn(states, target)) faults.push(unknownState(path, target, names));
      if (other !== undefined) faults.push(doubledEvent(path, event, other));
      else targets.set(event, target);
    }
  }
  if (faults.length === 0) return;
  const list = (language: 'th' | 'en') => faults.map(({ path, text }) => `${path}: ${text[language]}`).join('; ');
  throw machineInvalid({ machine: id, th: list('th'), en: list('en') }, faults);
}

function unknownState(path: string, state: string, names: readonly string[]) {
  const { th, en } = suggestName(state, names);
  const text = { th: `ไม่มีสถานะ "${state}"${th}`, en: `there is no state "${state}"${en}` };
  return { path, code: 'machine', message: text.en, text };
}

function doubledEvent(path: string, event: string, target: string) {
  const text = {
    th: `เหตุการณ์ ${event} ไปยัง ${target} อยู่แล้ว`,
    en: `the event ${event} leads to ${target} already`,
  };
  return { path, code: 'machine', message: text.en, text };
}

/** `ready-to-ship` → `READY_TO_SHIP`: the event that leads to a state whose transition names no event. */
export function eventNameOf(state: string): string {
  return state.toUpperCase().replace(/[^A-Z0-9]+/g, '_');
}

/** Stored machines may use the former name of the key, `moves`. */
function transitionsOf(state: StateConfig & { moves?: StateConfig['transitions'] }) {
  return state.transitions ?? state.moves ?? {};
}

function createState(state: StateConfig) {
  const { title, tone, aliases, final, actions, effects, stamps } = state;
  const entry = [
    ...(stamps ? [{ type: 'stamp' as const, params: { fields: stamps } }] : []),
    ...nameActions(actions),
    ...nameEffects(effects),
  ];
  const meta: StateMeta = { title, ...(tone && { tone }), ...(aliases && { aliases }) };
  if (final) return { type: 'final' as const, meta, entry };
  const on = Object.entries(transitionsOf(state)).map(([target, transition]) => [
    transition.event ?? eventNameOf(target),
    createTransition(target, transition),
  ]);
  return { meta, entry, on: Object.fromEntries(on) };
}

function createTransition(
  target: string,
  { title, roles, note, inPerson, when, reason, guards, corrects, actions, effects }: TransitionConfig,
) {
  return {
    target,
    meta: {
      title,
      ...(roles && { roles }),
      ...(note && { note }),
      ...(inPerson && { inPerson }),
      ...(reason && { reason }),
      ...(guards && { guards }),
      ...(corrects && { corrects }),
    },
    actions: [...nameActions(actions), ...nameEffects(effects)],
    ...(when && { guard: { type: 'condition' as const, params: { when } } }),
  };
}

function nameActions(actions: Action[] = []) {
  return actions.map((action) => ({ type: 'act' as const, params: { action } }));
}

function nameEffects(names: string[] = []) {
  return names.map((name) => ({ type: 'effect' as const, params: { name } }));
}
