import {
  isJsonObject,
  type JsonObject,
  type LayoutObject,
  type PropertySchema,
  type WidgetDefinition,
} from '../../../schemas/index.ts';
import { kinds } from '../../content/unknownName.ts';
import type { NamedCollection } from '../../rule/action/checkNames.ts';
import type { KnownNames } from '../names/collectNames.ts';
import { checkName, faultIn, type PluginFault } from '../names/pluginFault.ts';
import { checkConditionNames, listFields } from './checkConditionNames.ts';

/** What the control `query` writes. */
const queryKeys = ['collection', 'find', 'sort', 'limit', 'search', 'record'];

interface Place {
  file: string;
  path: string;
}

/** What an object asks of a collection and shows of it: the collection, and fields in its condition, its sorting and its columns. */
export function checkQueries(
  object: LayoutObject,
  { props }: WidgetDefinition,
  { file, path, names }: Place & { names: KnownNames },
): PluginFault[] {
  const queries = Object.entries(props.properties).filter(([, schema]) => schema['x-control'] === 'query');
  return queries.flatMap(([name]) => {
    const query = object[name];
    const place = { file, path: `${path}.${name}` };
    const wanted = isJsonObject(query) ? query.collection : undefined;
    const keys = Object.keys(isJsonObject(query) ? query : {}).flatMap((key) =>
      checkName(key, queryKeys, { file, path: `${place.path}.${key}`, kind: kinds.key }),
    );
    if (keys.length > 0) return keys;
    if (!isJsonObject(query) || typeof wanted !== 'string' || wanted === '') return [];
    const unknown = names.isUnsure('collection')
      ? []
      : checkName(wanted, names.of('collection'), {
          file,
          path: `${place.path}.collection`,
          kind: kinds.collection,
        });
    const found = names.find(wanted);
    if (unknown.length > 0 || !found) return unknown;
    const shown = queries.length === 1 ? checkShown(object, props.properties, { found, file, path }) : [];
    return [...checkQuery(query, found, place), ...shown];
  });
}

function checkQuery(query: JsonObject, found: NamedCollection, { file, path }: Place): PluginFault[] {
  const sorted = isJsonObject(query.sort) ? Object.keys(query.sort) : [];
  return [
    ...checkConditionNames(query.find, found, { file, path: `${path}.find` }),
    ...checkFields(sorted, found, { file, path: `${path}.sort` }),
    ...checkNumbers(query, { file, path }),
  ];
}

function checkNumbers({ sort, limit }: JsonObject, { file, path }: Place): PluginFault[] {
  const ways = Object.entries(isJsonObject(sort) ? sort : {}).filter(([, way]) => way !== 1 && way !== -1);
  return [
    ...ways.map(([field]) => faultIn(file, `${path}.sort.${field}`, { th: 'ต้องเป็น 1 หรือ -1', en: 'is 1 or -1' })),
    ...(limit === undefined || typeof limit === 'number'
      ? []
      : [faultIn(file, `${path}.limit`, { th: 'ต้องเป็นตัวเลข', en: 'is a number' })]),
  ];
}

/** Fields that people choose of the collection (`prop.field`, `prop.anyField`), such as the columns of a list. */
function checkShown(
  object: Readonly<Record<string, unknown>>,
  properties: Record<string, PropertySchema>,
  { found, file, path }: Place & { found: NamedCollection },
): PluginFault[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const value = object[name];
    const at = `${path}.${name}`;
    if (fieldControls.includes(schema['x-control']) && typeof value === 'string' && value !== '')
      return checkFields([value], found, { file, path: at });
    const inner = schema.items?.properties;
    if (!Array.isArray(value) || !inner) return [];
    return value.flatMap((item, index) =>
      isJsonObject(item) ? checkShown(item, inner, { found, file, path: `${at}.${index}` }) : [],
    );
  });
}

const fieldControls: unknown[] = ['field', 'any-field'];

/** Of a path the first name; what was read along (`_expanded`) has the names of other collections. */
function checkFields(written: readonly string[], found: NamedCollection, { file, path }: Place): PluginFault[] {
  if (found.collection.schema.additionalProperties === true) return [];
  return written
    .map((name) => name.split('.')[0] ?? '')
    .filter((name) => !name.startsWith('_'))
    .flatMap((name) => checkName(name, listFields(found), { file, path, kind: kinds.field }));
}
