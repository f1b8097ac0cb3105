import type { FieldSchema } from '../../../schemas/index.ts';
import { checkTypedValue } from '../../collection/validate/checkTypedValue.ts';
import { kinds } from '../../content/unknownName.ts';
import { checkName, faultIn, type PluginFault } from '../names/pluginFault.ts';

/** Defaults that their own fields would refuse: a new record could not be saved as it is offered. Those of lines too. */
export function checkDefaults(
  properties: Record<string, FieldSchema>,
  file: string,
  within = 'properties',
): PluginFault[] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const path = `${within}.${name}`;
    const inner = field.items ?? field;
    return [
      ...checkDefault(field, name, { file, path: `${path}.default` }),
      ...checkDefaults(inner.properties ?? {}, file, `${path}${field.items ? '.items' : ''}.properties`),
    ];
  });
}

function checkDefault(field: FieldSchema, name: string, place: { file: string; path: string }): PluginFault[] {
  const { enum: values, default: value } = field;
  // A formula is checked where it is compiled, and a variable has its value later.
  if (value === undefined || value === null || (typeof value === 'string' && /^[=$]/.test(value))) return [];
  if (values)
    return values.some((one) => one === value)
      ? []
      : checkName(String(value), values.map(String), { ...place, kind: kinds.choice });
  const text = checkTypedValue(field, value, name);
  return text ? [faultIn(place.file, place.path, text)] : [];
}
