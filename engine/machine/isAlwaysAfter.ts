import type { AnyStateMachine } from 'xstate';
import { listTransitions, startStates } from './readMachine.ts';

/** Whether a record is in a state only after it was in another one: `paid` after `issued`, but `cancelled` also straight from a draft. */
export function isAlwaysAfter(
  machine: AnyStateMachine,
  { state, earlier }: { state: string; earlier: string },
): boolean {
  const around = listReached(
    machine,
    startStates(machine).filter((start) => start !== earlier),
    (to) => to !== earlier,
  );
  return state !== earlier && !around.has(state) && listReached(machine, [earlier]).has(state);
}

/** The states that can follow some others, they included; a set goes on with what is added to it. */
function listReached(machine: AnyStateMachine, from: string[], through = (_: string) => true): Set<string> {
  const reached = new Set(from);
  for (const at of reached)
    for (const { to } of listTransitions(machine, at)) if (to !== undefined && through(to)) reached.add(to);
  return reached;
}
