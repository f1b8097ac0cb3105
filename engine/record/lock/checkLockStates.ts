import type { AnyStateMachine } from 'xstate';
import type { ErrorDetail } from '../../../schemas/errors/errors.ts';
import type { Collection } from '../../collection/compiled/collection.ts';
import { fault } from '../../collection/terms/collection.errors.ts';
import { kinds, unknownName } from '../../content/unknownName.ts';
import { listStates } from '../../machine/readMachine.ts';

/** Faults that `x-lock` and the machine have together: states that are not there. */
export function checkLockStates({ schema }: Collection, machine: AnyStateMachine | undefined): ErrorDetail[] {
  const states = machine ? listStates(machine).map(({ name }) => name) : [];
  return Object.keys(schema['x-lock'] ?? {}).flatMap((state) => {
    const text = unknownName(kinds.state, state, states);
    return text ? [fault(`x-lock.${state}`, text)] : [];
  });
}
