import type { FieldSchema } from '../../schemas/index.ts';
import { checkTypedValue } from '../collection/validate/checkTypedValue.ts';
import { kinds } from '../content/unknownName.ts';
import { checkName, faultIn, type PluginFault } from './pluginFault.ts';

/** Defaults that their own fields would refuse: a new record could not be saved as it is offered. */
export function checkDefaults(properties: Record<string, FieldSchema>, file: string): PluginFault[] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const { enum: values, default: value } = field;
    // A formula is checked where it is compiled, and a variable has its value later.
    if (value === undefined || value === null || (typeof value === 'string' && /^[=$]/.test(value))) return [];
    const place = { file, path: `properties.${name}.default` };
    if (values)
      return values.some((one) => one === value)
        ? []
        : checkName(String(value), values.map(String), { ...place, kind: kinds.choice });
    const text = checkTypedValue(field, value, name);
    return text ? [faultIn(place.file, place.path, text)] : [];
  });
}
