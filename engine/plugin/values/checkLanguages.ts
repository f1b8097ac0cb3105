import { isJsonObject, languageTitles, type PropertySchema } from '../../../schemas/index.ts';
import { nearestName } from '../../content/nearestName.ts';
import { kinds } from '../../content/unknownName.ts';
import { checkName, type PluginFault } from '../names/pluginFault.ts';

const shipped = Object.keys(languageTitles);

/** Languages of a text that are written wrong. Others may be those that a site adds. */
export function checkLanguages(
  value: unknown,
  { type }: PropertySchema,
  { file, path }: { file: string; path: string },
): PluginFault[] {
  if (type !== 'string' || !isJsonObject(value)) return [];
  return Object.keys(value)
    .filter((key) => nearestName(key, shipped) !== undefined)
    .flatMap((key) => checkName(key, shipped, { file, path: `${path}.${key}`, kind: kinds.language }));
}
