import {
  controlNames,
  isJsonObject,
  type JsonObject,
  type WidgetCategory,
  type WidgetDefinition,
} from '../../../schemas/index.ts';
import { keysOf } from '../../content/keysOf.ts';
import { kinds } from '../../content/unknownName.ts';
import type { KnownNames } from '../names/collectNames.ts';
import { checkName, checkText, faultIn, type PluginFault } from '../names/pluginFault.ts';
import { checkIcon } from '../values/checkIcon.ts';
import { checkProperties } from '../values/checkProperties.ts';
import { checkPropertyDefaults } from '../values/checkPropertyDefaults.ts';
import { checkPropertyValue } from '../values/checkPropertyValue.ts';

const definitionKeys = keysOf<WidgetDefinition>({
  ...{ type: 1, title: 1, description: 1, icon: 1, category: 1, version: 1, props: 1, hydrate: 1, container: 1 },
  ...{ includes: 1, block: 1, choosesLanguage: 1, heading: 1, guard: 1, arrange: 1, field: 1, form: 1, check: 1 },
  ...{
    unseen: 1,
    say: 1,
    settle: 1,
    unique: 1,
    upload: 1,
    starts: 1,
    common: 1,
    example: 1,
    aliases: 1,
    data: 1,
    live: 1,
  },
  ...{ repeats: 1, migrations: 1, internal: 1, view: 1 },
});

const categories = Object.keys({
  ...{ content: 1, structure: 1, form: 1, navigation: 1, data: 1, commerce: 1, academy: 1, shell: 1 },
} satisfies Record<WidgetCategory, 1>);

/** What is wrong with the definition of a widget and the properties it declares. */
export function checkWidget(
  { folder, definition }: { folder: string; definition: WidgetDefinition },
  names: KnownNames,
): PluginFault[] {
  const file = `runtime/${folder}/${folder}.ts`;
  const { type, title, description, icon, version, hydrate, live, props } = definition;
  const needed: [string, boolean][] = [
    ['type', type === folder],
    ['title', isJsonObject(title)],
    ['version', Number.isInteger(version) && version >= 1],
    ['hydrate', typeof hydrate === 'function' || ['never', 'load', 'idle', 'visible', 'touch'].includes(hydrate)],
    ['live', live === undefined || live === true || typeof live === 'function'],
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
  const controls = new Set([...controlNames, ...names.of('control')]);
  return [
    ...Object.keys(definition).flatMap((key) => checkName(key, definitionKeys, { file, path: key, kind: kinds.key })),
    ...checkText(title, { file, path: 'title' }),
    ...(description === undefined ? [] : checkText(description, { file, path: 'description' })),
    ...(icon === undefined
      ? [faultIn(file, 'icon', { th: 'ต้องมีไอคอน', en: 'needs the name of an icon' })]
      : checkIcon(icon, names, { file, path: 'icon' })),
    ...checkName(definition.category, categories, { file, path: 'category', kind: kinds.choice }),
    ...checkProperties(props.properties, { file, path: 'props', controls }),
    ...checkPropertyDefaults(props.properties, { file, path: 'props', names }),
    ...checkGiven(definition, file, names),
  ];
}

/** Properties that a new object of the widget has, and its picture in the palette. */
function checkGiven({ props, starts, example }: WidgetDefinition, file: string, names: KnownNames): PluginFault[] {
  const check = (path: string, given: JsonObject = {}, { properties } = props) =>
    Object.entries(given).flatMap(([name, value]) => [
      ...checkName(name, Object.keys(properties), { file, path: `${path}.${name}`, kind: kinds.property }),
      ...checkPropertyValue(value, properties[name], { file, path: `${path}.${name}`, names }),
    ]);
  const { as, object } = isJsonObject(example) ? example : {};
  // What is drawn by a widget that is not there yet is not checked.
  const drawn = as === undefined ? props : names.widgets.get(as)?.props;
  const isKnown = as === undefined || names.widgets.has(as) || names.isUnsure('widget');
  return [
    ...check('starts', starts),
    ...(isKnown ? [] : checkName(as, names.widgets.keys(), { file, path: 'example.as', kind: kinds.widget })),
    ...(drawn ? check('example.object', object, drawn) : []),
  ];
}
