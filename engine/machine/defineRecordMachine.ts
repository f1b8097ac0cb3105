import { setup } from 'xstate';
import type { Guard } from '../../schemas/collection/guard.ts';
import type { Action } from '../../schemas/machine/action.ts';
import type { StateMeta } from '../../schemas/machine/machine.ts';
import type { Text } from '../../schemas/text.ts';
import { keysOf } from '../content/keysOf.ts';
import { kinds, unknownName } from '../content/unknownName.ts';
import type { RoleHolder } from '../people/actor.ts';
import { machineInvalid } from './machine.errors.ts';

/**
 * The actor who sends an event; null is the system itself, which no role list restricts. `actedBy` really acts in their name;
 * `events` are those that their own role grants and denies.
 */
export type TransitionActor =
  | (RoleHolder & {
      readonly id: string | null;
      readonly actedBy?: string;
      readonly events?: { granted: readonly string[]; denied: readonly string[] | 'all' };
    })
  | null;

/** What fills a field when a state is entered: the actor's id, or the current time. */
export type Stamp = 'user' | 'now';

/** One transition, listed under its target state. */
export interface TransitionConfig {
  title: Text;
  /** Name of the event; by default the upper-case name of the target state. */
  event?: string;
  roles?: string[];
  note?: boolean;
  /** An approval or a step with money: refused to somebody who was let in for another person, as is a step that issues a document. */
  inPerson?: boolean;
  /** Records do not usually go this way: its button is never the main one, and the usual way of the states leaves it out. */
  seldom?: boolean;
  /** What holds it back: conditions, each reported with its message where it does not hold. */
  guards?: Guard[];
  /**
   * What people fill in with it although `x-lock` closes it in this state: fields, and parts of the lines of a list
   * (`items.received_quantity`). Its dialog asks for them, and whom it names by role may fill them in.
   */
  corrects?: string[];
  /** Time sends the event so long after the state was entered: `3 days`, `2 working days`. */
  after?: string;
  /** Time sends the event at the day or moment that this formula gives: `addWorkingDays(record.due_date, -3)`. */
  at?: string;
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

const stateKeys = keysOf<StateConfig>({
  ...{ title: 1, tone: 1, aliases: 1, start: 1, final: 1, actions: 1, effects: 1, stamps: 1, transitions: 1 },
});
const transitionKeys = keysOf<TransitionConfig>({
  ...{ title: 1, event: 1, roles: 1, note: 1, inPerson: 1, seldom: 1, guards: 1, corrects: 1, after: 1, at: 1 },
  ...{ actions: 1, effects: 1 },
});

const flags = ['start', 'final', 'note', 'inPerson', 'seldom'];

const machineSetup = setup({
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
    states: Object.fromEntries(Object.entries(states).map(([name, state]) => [name, createState(state, states)])),
  });
}

/** Tells every state and key that is not there, and events of a state of which one would hide the other. */
function refuseFaulty({ id, initial, states }: MachineConfig): void {
  const names = Object.keys(states);
  const unnamed = { th: 'ต้องมีชื่อ', en: 'needs a name' };
  const faults = listUnknown('initial', { kind: 'state', written: [initial], known: names });
  if (typeof id !== 'string' || id === '')
    faults.push({ path: 'id', code: 'machine', message: unnamed.en, text: unnamed });
  for (const [name, state] of Object.entries(states)) {
    const targets = new Map<string, string>();
    const path = `states.${name}`;
    faults.push(...listUnknown(path, { kind: 'key', written: Object.keys(state), known: stateKeys }));
    faults.push(...listUnclear(path, state));
    for (const [target, transition] of Object.entries(state.transitions ?? {})) {
      const place = `${path}.transitions.${target}`;
      const { event = eventNameOf(target) } = transition;
      const other = targets.get(event);
      faults.push(...listUnknown(place, { kind: 'state', written: [target], known: names }));
      faults.push(...listUnknown(place, { kind: 'key', written: Object.keys(transition), known: transitionKeys }));
      faults.push(...listUnclear(place, transition));
      if (other !== undefined) faults.push(doubledEvent(place, event, other));
      else targets.set(event, target);
    }
  }
  if (faults.length === 0) return;
  const list = (language: 'th' | 'en') => faults.map(({ path, text }) => `${path}: ${text[language]}`).join('; ');
  throw machineInvalid({ machine: id, th: list('th'), en: list('en') }, faults);
}

function listUnknown(
  path: string,
  { kind, written, known }: { kind: 'state' | 'key'; written: readonly string[]; known: readonly string[] },
) {
  return written.flatMap((name) => {
    const text = unknownName(kinds[kind], name, known);
    return text ? [{ path, code: 'machine', message: text.en, text }] : [];
  });
}

/** Flags that are neither true nor false. */
function listUnclear(path: string, part: StateConfig | TransitionConfig) {
  const text = { th: 'ต้องเป็น true หรือ false', en: 'is true or false' };
  return Object.entries(part).flatMap(([key, value]) =>
    flags.includes(key) && value !== undefined && typeof value !== 'boolean'
      ? [{ path: `${path}.${key}`, code: 'machine', message: text.en, text }]
      : [],
  );
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

function createState(state: StateConfig, states: Record<string, StateConfig>) {
  const { title, tone, aliases, final, actions, effects, stamps } = state;
  const entry = [
    ...(stamps ? [{ type: 'stamp' as const, params: { fields: stamps } }] : []),
    ...nameActions(actions),
    ...nameEffects(effects),
  ];
  const meta: StateMeta = { title, ...(tone && { tone }), ...(aliases && { aliases }) };
  if (final) return { type: 'final' as const, meta, entry };
  const on = Object.entries(state.transitions ?? {}).map(([target, transition]) => [
    transition.event ?? eventNameOf(target),
    createTransition(target, { ...transition, inPerson: transition.inPerson || issues(transition, states[target]) }),
  ]);
  return { meta, entry, on: Object.fromEntries(on) };
}

/** Whether a transition issues a document, which is done in person however it comes about. */
function issues(...parts: (StateConfig | TransitionConfig | undefined)[]): boolean {
  return parts.some((part) => part?.actions?.some((action) => 'document' in action));
}

function createTransition(
  target: string,
  { title, roles, note, inPerson, seldom, guards, corrects, after, at, actions, effects }: TransitionConfig,
) {
  return {
    target,
    meta: {
      title,
      ...(roles && { roles }),
      ...(note && { note }),
      ...(inPerson && { inPerson }),
      ...(seldom && { seldom }),
      ...(guards && { guards }),
      ...(corrects && { corrects }),
      ...(after !== undefined && { after }),
      ...(at !== undefined && { at }),
    },
    actions: [...nameActions(actions), ...nameEffects(effects)],
  };
}

function nameActions(actions: Action[] = []) {
  return actions.map((action) => ({ type: 'act' as const, params: { action } }));
}

function nameEffects(names: string[] = []) {
  return names.map((name) => ({ type: 'effect' as const, params: { name } }));
}
