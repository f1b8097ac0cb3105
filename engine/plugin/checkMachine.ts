import type { AnyStateMachine } from 'xstate';
import { isJsonObject, systemFieldNames } from '../../schemas/index.ts';
import { listStates, listTransitions } from '../machine/readMachine.ts';
import type { KnownNames } from './collectNames.ts';
import { kinds } from './nameKinds.ts';
import { checkName, type PluginFault } from './pluginFault.ts';
import { checkRoles } from './roleNames.ts';

interface Known {
  names: Pick<KnownNames, 'of' | 'isUnsure'>;
  /** The fields of the machine's collection. */
  fields: readonly string[];
}

/** Names that a machine uses and that nobody provides: effects, roles, and fields that its stamps fill. */
export function checkMachine(machine: AnyStateMachine, file: string, { names, fields }: Known): PluginFault[] {
  const effects = names.of('effect');
  const stamped = [...fields, ...systemFieldNames];
  const checkActions = (actions: unknown, path: string) =>
    [actions].flat().flatMap((action: unknown) => {
      const { type, params } = isJsonObject(action) ? action : {};
      if (type === 'effect' && isJsonObject(params) && !names.isUnsure('effect'))
        return checkName(String(params.name), effects, { file, path: `${path}.effects`, kind: kinds.effect });
      if (type !== 'stamp' || !isJsonObject(params) || !isJsonObject(params.fields)) return [];
      return Object.keys(params.fields).flatMap((field) =>
        checkName(field, stamped, { file, path: `${path}.stamps`, kind: kinds.field }),
      );
    });
  return listStates(machine).flatMap(({ name }) => {
    const node = machine.states[name];
    const path = `states.${name}`;
    return [
      ...checkActions(node?.entry ?? [], path),
      ...listTransitions(machine, name).flatMap(({ event, to, meta }) => [
        ...checkRoles(meta.roles, { file, path: `${path}.transitions.${to}.roles` }),
        ...(node?.on[event] ?? []).flatMap(({ actions }) => checkActions(actions, `${path}.transitions.${to}`)),
      ]),
    ];
  });
}
