import type { AnyStateMachine } from 'xstate';
import type { ErrorDetail } from '../../../schemas/errors/errors.ts';
import { fault } from '../../collection/collection.errors.ts';
import type { Collection } from '../../collection/collection.ts';
import { suggestName } from '../../content/nearestName.ts';
import { listStates, listTransitions } from '../../machine/readMachine.ts';

/** Faults that `x-lock` and the machine have together: unknown states, and fields that an event cannot correct. */
export function checkLockStates(collection: Collection, machine: AnyStateMachine | undefined): ErrorDetail[] {
  const states = machine ? listStates(machine).map(({ name }) => name) : [];
  const unknown = Object.keys(collection.schema['x-lock'] ?? {})
    .filter((state) => !states.includes(state))
    .map((state) => {
      const asked = suggestName(state, states);
      return fault(`x-lock.${state}`, {
        th: `ไม่มีสถานะ ${state}${asked.th}`,
        en: `there is no state ${state}${asked.en}`,
      });
    });
  return [...unknown, ...(machine ? checkCorrections(collection, machine) : [])];
}

function checkCorrections({ fields }: Collection, machine: AnyStateMachine): ErrorDetail[] {
  return listStates(machine).flatMap(({ name }) =>
    listTransitions(machine, name).flatMap(({ event, meta }) =>
      (meta.corrects ?? [])
        .filter((field) => !fields.has(field))
        .map((field) => {
          const asked = suggestName(field, fields.keys());
          return fault(`${name}.${event}.corrects`, {
            th: `ไม่มีฟิลด์ ${field}${asked.th}`,
            en: `there is no field ${field}${asked.en}`,
          });
        }),
    ),
  );
}
