import { isJsonObject, type PropertySchema } from '../../../schemas/index.ts';
import { kinds } from '../../content/unknownName.ts';
import type { KnownNames } from '../names/collectNames.ts';
import { checkName, faultIn, type PluginFault } from '../names/pluginFault.ts';
import { checkIcon } from './checkIcon.ts';
import { checkLanguages } from './checkLanguages.ts';
import { checkLink } from './checkLink.ts';
import { checkTexts } from './checkTexts.ts';

/** What is wrong with the value of a property that people set: in a layout, or as its widget gives it. */
export function checkPropertyValue(
  value: unknown,
  schema: PropertySchema | undefined,
  { file, path, names }: { file: string; path: string; names: KnownNames },
): PluginFault[] {
  if (!schema || value === undefined || value === null) return [];
  const languages = checkLanguages(value, schema, { file, path });
  if (languages.length > 0) return languages;
  if (schema['x-control'] === 'icon') return checkIcon(value, names, { file, path });
  if (schema['x-control'] === 'link') return checkLink(value, names, { file, path });
  if (schema['x-bind']) return checkTexts(value, { file, path });
  if (schema.enum && !schema.enum.some((one) => String(one) === String(value)))
    return checkName(String(value), schema.enum.map(String), { file, path, kind: kinds.choice });
  if (schema.type === 'boolean' && typeof value !== 'boolean')
    return [faultIn(file, path, { th: 'ต้องเป็น true หรือ false', en: 'is true or false' })];
  if ((schema.type === 'number' || schema.type === 'integer') && !/^-?[\d.]+$/.test(String(value)))
    return [faultIn(file, path, { th: 'ต้องเป็นตัวเลข', en: 'is a number' })];
  if (schema.type === 'array' && !Array.isArray(value))
    return [faultIn(file, path, { th: 'ต้องเป็นรายการใน [ ]', en: 'is a list, in [ ]' })];
  if (Array.isArray(value))
    return value.flatMap((item, index) =>
      checkPropertyValue(item, schema.items, { file, path: `${path}.${index}`, names }),
    );
  if (!isJsonObject(value) || !schema.properties) return [];
  const inner = schema.properties;
  return Object.entries(value).flatMap(([name, item]) => [
    ...checkName(name, Object.keys(inner), { file, path: `${path}.${name}`, kind: kinds.property }),
    ...checkPropertyValue(item, inner[name], { file, path: `${path}.${name}`, names }),
  ]);
}
