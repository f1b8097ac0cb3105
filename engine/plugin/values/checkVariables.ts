import { isJsonObject, type Json } from '../../../schemas/index.ts';
import { kinds } from '../../content/unknownName.ts';
import { checkName, type PluginFault } from '../names/pluginFault.ts';

const kind = kinds.variable;
const moments = ['$now', '$today', '$NOW'];
const roots = ['user', 'site', 'form', 'route', 'record', 'line', 'item'];
/** What conditions know of a person, on pages and in access rules. */
export const ofUser = ['id', 'name', 'email', 'role'];
const variable = /^\$([A-Za-z]+)((?:\.\w+)*)$/;

/** Variables of a condition that nothing fills: a condition with one never holds. `$expr` has names of its own. */
export function checkVariables(where: Json | undefined, place: { file: string; path: string }): PluginFault[] {
  if (typeof where === 'string') return checkVariable(where, place);
  if (Array.isArray(where)) return where.flatMap((one) => checkVariables(one, place));
  if (!isJsonObject(where)) return [];
  return Object.entries(where).flatMap(([key, value]) => (key === '$expr' ? [] : checkVariables(value, place)));
}

function checkVariable(written: string, place: { file: string; path: string }): PluginFault[] {
  const [, root = '', rest = ''] = variable.exec(written) ?? [];
  if (root === '' || moments.includes(written)) return [];
  const known = rest === '' ? [] : roots.map((one) => `$${one}${rest}`);
  const users = ofUser.map((name) => `$user.${name}`);
  if (root === 'user' && rest !== '') return checkName(written, users, { ...place, kind });
  return checkName(written, [...moments, ...known], { ...place, kind });
}
