import type { AnyStateMachine } from 'xstate';
import type { ErrorDetail } from '../../schemas/errors/errors.ts';
import type { Collection } from '../collection/collection.ts';
import { checkLockStates } from '../record/lock/checkLockStates.ts';

/** What a collection and its machine have wrong together; of plugins when they are loaded, of sites when they define it. */
export function checkTogether(collection: Collection, machine: AnyStateMachine | undefined): ErrorDetail[] {
  return checkLockStates(collection, machine);
}
