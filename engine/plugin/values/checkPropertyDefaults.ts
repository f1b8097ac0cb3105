import type { PropertySchema } from '../../../schemas/index.ts';
import type { KnownNames } from '../names/collectNames.ts';
import type { PluginFault } from '../names/pluginFault.ts';
import { checkPropertyValue } from './checkPropertyValue.ts';

/** Defaults that their own properties do not offer: a new object would stand with a value that nobody can choose. */
export function checkPropertyDefaults(
  properties: Record<string, PropertySchema>,
  { path, ...place }: { file: string; path: string; names: KnownNames },
): PluginFault[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const within = `${path}.${name}`;
    const { properties: inner, items } = schema;
    return [
      ...checkPropertyValue(schema.default, schema, { ...place, path: `${within}.default` }),
      ...checkPropertyDefaults(inner ?? {}, { ...place, path: within }),
      ...(items ? checkPropertyDefaults({ items }, { ...place, path: within }) : []),
    ];
  });
}
