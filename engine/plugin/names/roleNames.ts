import { roleNames } from '../../../schemas/index.ts';
import { kinds } from '../../content/unknownName.ts';
import { checkName, type PluginFault } from './pluginFault.ts';

/** A fault for each name that is no role; `own` are the roles that plugins and sites define. */
export function checkRoles(
  roles: unknown,
  { file, path, own = [] }: { file: string; path: string; own?: Iterable<string> },
): PluginFault[] {
  if (!Array.isArray(roles)) return [];
  return roles.flatMap((role, index) =>
    checkName(String(role), [...roleNames, ...own], { file, path: `${path}.${index}`, kind: kinds.role }),
  );
}
