import { checkSchedules } from '../../flow/time/checkSchedules.ts';
import { listStates } from '../../machine/readMachine.ts';
import { checkLockStates } from '../../record/lock/checkLockStates.ts';
import type { ActionNames, NamedCollection } from '../../rule/action/checkNames.ts';
import { checkGuards } from '../../rule/guard/checkGuards.ts';
import { inFile, type PluginFault } from '../names/pluginFault.ts';
import { checkMachine } from './checkMachine.ts';
import { checkSchemaNames, type SchemaNames } from './checkSchemaNames.ts';
import { checkUsedNames } from './checkUsedNames.ts';

/**
 * What a collection and its machine have wrong together and among the others: unknown names, states of locks, guards
 * and actions. Of plugins when they are loaded, of sites when they define it.
 */
export function checkTogether(
  { collection, machine }: NamedCollection,
  names: ActionNames & SchemaNames,
  files: { schema: string; machine: string },
): PluginFault[] {
  const find = (name: string) => (name === collection.name ? collection : names.find(name)?.collection);
  const states = machine && listStates(machine).map(({ name }) => name);
  return [
    ...inFile(files.schema, [
      ...checkLockStates(collection, machine),
      ...checkSchedules(collection, { machine, effects: names.isUnsure('effect') ? undefined : names.of('effect') }),
      ...checkGuards(collection.schema['x-guard'], { path: 'x-guard', collection, find }),
    ]),
    ...checkSchemaNames(collection, names, { file: files.schema, states }),
    ...checkUsedNames({ collection, machine }, (name) => names.find(name), files.schema),
    ...(machine ? checkMachine({ collection, machine, names, find, file: files.machine }) : []),
  ];
}
