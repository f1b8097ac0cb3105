import { kinds } from '../../content/unknownName.ts';
import type { KnownNames } from '../names/collectNames.ts';
import { checkName, type PluginFault } from '../names/pluginFault.ts';

/** A fault when there is no such icon: an empty square would stand in its place. Without one, none is drawn. */
export function checkIcon(
  icon: unknown,
  names: Pick<KnownNames, 'of' | 'isUnsure'>,
  place: { file: string; path: string },
): PluginFault[] {
  if (icon === undefined || icon === '' || names.isUnsure('icon')) return [];
  return checkName(icon, names.of('icon'), { ...place, kind: kinds.icon });
}
