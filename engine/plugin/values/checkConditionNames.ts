import { isJsonObject, type Json, SalaError, systemFieldNames } from '../../../schemas/index.ts';
import { kinds } from '../../content/unknownName.ts';
import { listStates } from '../../machine/readMachine.ts';
import { listConditionFields, listTestedTexts } from '../../query/rollup/listConditionFields.ts';
import type { NamedCollection } from '../../rule/action/checkNames.ts';
import { checkName, faultIn, type PluginFault } from '../names/pluginFault.ts';
import { checkVariables } from './checkVariables.ts';

/** Fields, states and variables that a condition asks for and that there are not: it would never hold, and say nothing of it. */
export function checkConditionNames(
  where: Json | undefined,
  named: NamedCollection,
  { file, path }: { file: string; path: string },
): PluginFault[] {
  if (!isJsonObject(where)) return [];
  const isOpen = named.collection.schema.additionalProperties === true;
  const fields = listFields(named);
  const states = listStateNames(named);
  const { systemAliases } = named.collection;
  const tested = readTests(where, { file, path }, (tests) =>
    tests.flatMap(({ field, test }) => {
      if (field === 'state' || systemAliases.get(field) === 'state')
        return listTestedTexts(test)
          .filter((state) => states && !state.startsWith('$'))
          .flatMap((state) => checkName(state, states ?? [], { file, path, kind: kinds.state }));
      return isOpen ? [] : checkName(field, fields, { file, path, kind: kinds.field });
    }),
  );
  return [...tested, ...checkVariables(where, { file, path })];
}

type Tests = ReturnType<typeof listConditionFields>;

function readTests(
  where: Parameters<typeof listConditionFields>[0],
  { file, path }: { file: string; path: string },
  check: (tests: Tests) => PluginFault[],
): PluginFault[] {
  try {
    return check(listConditionFields(where));
  } catch (error) {
    if (!(error instanceof SalaError)) throw error;
    return [faultIn(file, path, error.text)];
  }
}

/** The names by which conditions, columns and sorting may call a field. */
export function listFields({ collection }: NamedCollection): string[] {
  const { fields, aliases, systemAliases } = collection;
  return [...fields.keys(), ...systemFieldNames, ...aliases.keys(), ...systemAliases.keys()];
}

function listStateNames({ machine }: NamedCollection): string[] | undefined {
  return machine && listStates(machine).flatMap(({ name, meta }) => [name, ...(meta.aliases ?? [])]);
}
