import type { AnyStateMachine } from 'xstate';
import { initialState, listStates, listTransitions, type MachineState } from './readMachine.ts';

const restingTones: readonly (string | undefined)[] = ['success', 'danger'];

/**
 * The states in which a record waits for somebody to send it on. Final and settled states are not among them; where
 * records begin settled (customers, products), only states that never lead back are: a supplier to be approved, and not one that was suspended.
 */
export function listWaiting(machine: AnyStateMachine): MachineState[] {
  const states = listStates(machine);
  const settles = states.find(({ name }) => name === initialState(machine))?.meta.tone === 'success';
  const entered = new Set(states.flatMap(({ name }) => listTransitions(machine, name).map(({ to }) => to)));
  return states.filter(
    ({ name, final, meta }) => !final && !restingTones.includes(meta.tone) && !(settles && entered.has(name)),
  );
}
