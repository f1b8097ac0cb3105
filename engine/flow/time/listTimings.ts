import type { AnyStateMachine } from 'xstate';
import { listStates, listTransitions } from '../../machine/readMachine.ts';

/** An event that time sends to records in a state. */
export interface Timing {
  state: string;
  event: string;
  to: string;
  /** So long after the state was entered. */
  after?: string;
  /** At the day or moment that this formula gives. */
  at?: string;
}

const known = new WeakMap<AnyStateMachine, readonly Timing[]>();

/** Every event that time sends, in the order of the machine. */
export function listTimings(machine: AnyStateMachine): readonly Timing[] {
  const listed = known.get(machine) ?? readTimings(machine);
  known.set(machine, listed);
  return listed;
}

function readTimings(machine: AnyStateMachine): Timing[] {
  return listStates(machine).flatMap(({ name: state }) =>
    listTransitions(machine, state).flatMap(({ event, to, meta: { after, at } }) =>
      after === undefined && at === undefined
        ? []
        : [{ state, event, to, ...(after !== undefined && { after }), ...(at !== undefined && { at }) }],
    ),
  );
}
