import type { AnyStateMachine } from 'xstate';
import type { Language } from '../../schemas/text.ts';
import { type MachinePicture, placeStates } from './placeStates.ts';
import { listStates, listTransitions, startStates } from './readMachine.ts';

/** Places the states and transitions of a machine from top to bottom. */
export function layoutMachine(machine: AnyStateMachine, language: Language = 'th'): MachinePicture {
  const starts = new Set(startStates(machine));
  const states = listStates(machine);
  return placeStates(
    {
      states: states.map(({ name, meta: { title, tone }, final }) => ({
        ...{ name, title, tone, final },
        start: starts.has(name),
      })),
      transitions: states.flatMap(({ name }) =>
        listTransitions(machine, name).map(({ event, to, meta }) => ({ event, title: meta.title, from: name, to })),
      ),
    },
    language,
  );
}
