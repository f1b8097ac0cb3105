import { roleNames } from '../../schemas/index.ts';
import { kinds } from '../content/unknownName.ts';
import { checkName, type PluginFault } from './pluginFault.ts';

/** Roles that nobody can have are written wrong. */
export function checkRoles(roles: unknown, { file, path }: { file: string; path: string }): PluginFault[] {
  if (!Array.isArray(roles)) return [];
  return roles.flatMap((role, index) =>
    checkName(String(role), roleNames, { file, path: `${path}.${index}`, kind: kinds.role }),
  );
}
