import {
  controlNames,
  isJsonObject,
  type PropertySchema,
  type WidgetCategory,
  type WidgetDefinition,
} from '../../schemas/index.ts';
import { kinds } from '../content/unknownName.ts';
import type { KnownNames } from './collectNames.ts';
import { checkName, faultIn, type PluginFault } from './pluginFault.ts';

const propertyKeywords = [
  'x-title',
  'x-help',
  'x-control',
  'x-enum-titles',
  'x-group',
  'x-bind',
  'x-search',
  'x-acts',
  'x-translate',
  'x-formula',
  'x-when',
];

const categories = Object.keys({
  ...{ content: 1, structure: 1, form: 1, navigation: 1, data: 1, commerce: 1, academy: 1, shell: 1 },
} satisfies Record<WidgetCategory, 1>);

interface Place {
  file: string;
  path: string;
  known: ReadonlySet<string>;
}

/** What is wrong with the definition of a widget and the properties it declares. */
export function checkWidget(
  { folder, definition }: { folder: string; definition: WidgetDefinition },
  names: KnownNames,
): PluginFault[] {
  const file = `runtime/${folder}/${folder}.ts`;
  const { type, title, version, hydrate, props } = definition;
  const needed: [string, boolean][] = [
    ['type', type === folder],
    ['title', isJsonObject(title)],
    ['version', Number.isInteger(version) && version >= 1],
    ['hydrate', typeof hydrate === 'function' || ['never', 'load', 'idle', 'visible', 'touch'].includes(hydrate)],
    ['props', isJsonObject(props?.properties)],
  ];
  const missing = needed.filter(([, isSound]) => !isSound).map(([key]) => key);
  if (missing.length > 0)
    return missing.map((key) =>
      faultIn(file, key, {
        th: key === 'type' ? `ต้องเหมือนชื่อโฟลเดอร์ "${folder}"` : 'ไม่มีหรือไม่ถูกต้อง',
        en: key === 'type' ? `must be the name of its folder, "${folder}"` : 'is missing or not valid',
      }),
    );
  const known = new Set([...controlNames, ...names.of('control')]);
  return [
    ...checkName(definition.category, categories, { file, path: 'category', kind: kinds.choice }),
    ...checkProperties(props.properties, { file, path: 'props', known }),
  ];
}

function checkProperties(properties: Record<string, PropertySchema>, place: Place): PluginFault[] {
  return Object.entries(properties).flatMap(([name, schema]) =>
    checkProperty(schema, { ...place, path: `${place.path}.${name}` }),
  );
}

function checkProperty(schema: PropertySchema, place: Place): PluginFault[] {
  const { file, path, known } = place;
  const control = schema['x-control'];
  const keywords = Object.keys(schema).filter((keyword) => keyword.startsWith('x-'));
  return [
    ...keywords.flatMap((keyword) =>
      checkName(keyword, propertyKeywords, { file, path, kind: { th: 'คีย์เวิร์ด', en: 'keyword' } }),
    ),
    ...(control === undefined
      ? []
      : checkName(control, known, { file, path: `${path}.x-control`, kind: kinds.control })),
    ...checkProperties(schema.properties ?? {}, place),
    ...(schema.items ? checkProperty(schema.items, { ...place, path: `${path}.items` }) : []),
  ];
}
