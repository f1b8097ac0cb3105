import type { AnyStateMachine } from 'xstate';
import type { EventMeta } from '../../schemas/machine/machine.ts';
import { type Entered, readActions } from './planTransition.ts';
import { listStates, listTransitions } from './readMachine.ts';

/** A state or an event of a machine: where its definition stands, and what follows from it. */
export interface MachinePlace extends Entered {
  /** `states.lent`, or `states.lent.transitions.returned`. */
  path: string;
  /** Of an event. */
  meta?: EventMeta;
}

/** Every state and event of a machine, in its order. */
export function listPlaces(machine: AnyStateMachine): MachinePlace[] {
  return listStates(machine).flatMap(({ name }) => {
    const path = `states.${name}`;
    return [
      { path, ...readActions(name, machine.states[name]?.entry ?? []) },
      ...listTransitions(machine, name).map(({ to, meta, actions }) => ({
        path: `${path}.transitions.${to}`,
        meta,
        ...readActions(to, actions),
      })),
    ];
  });
}
