import type { PropertySchema } from '../../../schemas/index.ts';
import { validationKeywords } from '../../collection/terms/schemaKeywords.ts';
import { kinds } from '../../content/unknownName.ts';
import { checkName, checkText, faultIn, type PluginFault } from '../names/pluginFault.ts';
import { checkLanguages } from './checkLanguages.ts';

/** As `prop` takes them, and as they stand in the schema. */
const propertyKeywords = [
  ...['max', 'min', 'help', 'group', 'bind', 'search', 'acts', 'distinct', 'empty', 'kind', 'kinds', 'when', 'control'],
  'x-title',
  'x-help',
  'x-control',
  'x-enum-titles',
  'x-kind',
  'x-enum-kinds',
  'x-group',
  'x-bind',
  'x-search',
  'x-acts',
  'x-translate',
  'x-formula',
  'x-limit',
  'x-distinct',
  'x-empty',
  'x-when',
  ...Object.keys(validationKeywords),
  'default',
];

interface Place {
  file: string;
  path: string;
  /** The controls by which they are set. */
  controls: ReadonlySet<string>;
}

/** What is wrong with properties that people set: those of a widget, and the settings of a ready flow. */
export function checkProperties(properties: Record<string, PropertySchema>, place: Place): PluginFault[] {
  return Object.entries(properties).flatMap(([name, schema]) =>
    checkProperty(schema, { ...place, path: `${place.path}.${name}` }),
  );
}

function checkProperty(schema: PropertySchema, place: Place): PluginFault[] {
  const { file, path, controls } = place;
  const control = schema['x-control'];
  const keyword = { th: 'คีย์เวิร์ด', en: 'keyword' };
  const texts = (['x-title', 'x-help', 'x-empty'] as const).filter((name) => {
    const text = schema[name];
    return text !== undefined && !(name === 'x-empty' && 'property' in text);
  });
  return [
    ...Object.keys(schema).flatMap((name) => checkName(name, propertyKeywords, { file, path, kind: keyword })),
    ...Object.entries(schema)
      .filter(([name, value]) => validationKeywords[name]?.(value) === false)
      .map(([name]) => faultIn(file, `${path}.${name}`, { th: 'ค่าไม่ถูกต้อง', en: 'has a value that is not valid' })),
    ...texts.flatMap((name) => checkText(schema[name], { file, path: `${path}.${name}` })),
    ...checkLanguages(schema.default, schema, { file, path: `${path}.default` }),
    ...(control === undefined
      ? []
      : checkName(control, controls, {
          file,
          path: `${path}.x-control`,
          kind: kinds.control,
        })),
    ...checkProperties(schema.properties ?? {}, place),
    ...(schema.items ? checkProperty(schema.items, { ...place, path: `${path}.items` }) : []),
  ];
}
