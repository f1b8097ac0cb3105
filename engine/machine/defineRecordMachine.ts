import { setup } from 'xstate';
import type { Condition } from '../../schemas/condition.ts';
import type { Json } from '../../schemas/json.ts';
import type { StateMeta } from '../../schemas/machine/machine.ts';
import type { Text } from '../../schemas/text.ts';
import { matchesCondition } from '../condition/matchesCondition.ts';

/** Who moves a record; null is the system itself, which no role list holds back. */
export type TransitionActor = { id: string | null; role: string } | null;

/** What the guards of a record's machine may look at. */
export interface MachineContext {
  record: { [field: string]: Json };
  actor: TransitionActor;
}

/** What fills a field when a state is entered: the person who moved the record, or the moment. */
export type Stamp = 'user' | 'now';

/** One allowed move, listed under the state it leads to. */
export interface MoveConfig {
  title: Text;
  /** Name of the event; without it the upper-case name of the state it leads to. */
  event?: string;
  roles?: string[];
  note?: boolean;
  /** The record must meet it; `reason` tells the person why not. */
  when?: Condition;
  reason?: Text;
  effects?: string[];
}

export interface StateConfig extends StateMeta {
  /** A new record may begin here although it is not the initial state. */
  start?: boolean;
  final?: boolean;
  /** Names of the effects to run on entering. */
  effects?: string[];
  stamps?: Record<string, Stamp>;
  moves?: Record<string, MoveConfig>;
}

export interface MachineConfig {
  /** The transaction type, as messages show it. */
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
    effect: (_, _params: { name: string }) => {},
    stamp: (_, _params: { fields: Record<string, Stamp> }) => {},
  },
});

/** The XState machine of a collection's records, from a table of states and the moves between them. */
export function defineRecordMachine({ id, initial, states }: MachineConfig) {
  for (const [name, state] of Object.entries(states))
    for (const target of Object.keys(state.moves ?? {}))
      if (!Object.hasOwn(states, target)) throw new Error(`machine ${id}: ${name} leads to unknown state ${target}`);
  const starts = [initial, ...Object.keys(states).filter((name) => name !== initial && states[name]?.start)];
  return machineSetup.createMachine({
    id,
    initial,
    meta: { starts },
    context: ({ input }) => ({ record: input?.record ?? {}, actor: input?.actor ?? null }),
    states: Object.fromEntries(Object.entries(states).map(([name, state]) => [name, createState(state)])),
  });
}

/** `ready-to-ship` → `READY_TO_SHIP`: the event that leads to a state whose move has no verb of its own. */
export function eventNameOf(state: string): string {
  return state.toUpperCase().replace(/[^A-Z0-9]+/g, '_');
}

function createState({ title, tone, aliases, start: _, final, effects, stamps, moves }: StateConfig) {
  const entry = [...(stamps ? [{ type: 'stamp' as const, params: { fields: stamps } }] : []), ...nameEffects(effects)];
  const meta: StateMeta = { title, ...(tone && { tone }), ...(aliases && { aliases }) };
  if (final) return { type: 'final' as const, meta, entry };
  const on = Object.entries(moves ?? {}).map(([target, move]) => [
    move.event ?? eventNameOf(target),
    createMove(target, move),
  ]);
  return { meta, entry, on: Object.fromEntries(on) };
}

function createMove(target: string, { title, roles, note, when, reason, effects }: MoveConfig) {
  return {
    target,
    meta: { title, ...(roles && { roles }), ...(note && { note }), ...(reason && { reason }) },
    actions: nameEffects(effects),
    ...(when && { guard: { type: 'condition' as const, params: { when } } }),
  };
}

function nameEffects(names: string[] = []) {
  return names.map((name) => ({ type: 'effect' as const, params: { name } }));
}
