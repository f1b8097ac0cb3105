import type { AnyStateMachine } from 'xstate';
import type { SalaError } from '../../schemas/errors/errors.ts';
import { stateInvalid, transitionNotAllowed } from './machine.errors.ts';
import { listStates, titleOfState } from './readMachine.ts';

/** There is no such state: the message lists those that there are, by their titles. */
export function refuseUnknown(machine: AnyStateMachine, state: string): SalaError {
  const titles = listStates(machine).map(({ meta }) => meta.title.th);
  return stateInvalid({ s: state, t: machine.id, titles: titles.join(', ') });
}

/** No event leads from one of these states to the other. */
export function refuseTransition(machine: AnyStateMachine, from: string, to: string): SalaError {
  const [before, after] = [from, to].map((state) => titleOfState(machine, state).th);
  return transitionNotAllowed({ a: from, b: to, t: machine.id, from: before ?? from, to: after ?? to });
}
