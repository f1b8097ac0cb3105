import type { Condition, RollupRule } from '../../../schemas/index.ts';
import { isJsonObject, type JsonObject } from '../../../schemas/json.ts';
import { keysOf } from '../../content/keysOf.ts';
import { kinds } from '../../content/unknownName.ts';
import type { NamedCollection } from '../../rule/action/checkNames.ts';
import { checkName, type PluginFault } from '../names/pluginFault.ts';
import { checkConditionNames, listFields } from '../values/checkConditionNames.ts';

const rollupKeys = keysOf<RollupRule>({ collection: 1, by: 1, op: 1, field: 1, where: 1 });

type Find = (name: string) => NamedCollection | undefined;

/** Names that a schema uses in passing: in conditions, warnings, roll-ups, titles of choices, and in what its references fill in. */
export function checkUsedNames(own: NamedCollection, find: Find, file: string): PluginFault[] {
  const { schema } = own.collection;
  const conditions: [path: string, where: Condition | string | undefined][] = [
    ...Object.entries(schema['x-access'] ?? {}).flatMap(([action, rules]) =>
      rules.map(({ when }, index): [string, Condition | undefined] => [`x-access.${action}.${index}.when`, when]),
    ),
    ...(schema['x-required-when'] ?? []).map(({ when }, index): [string, Condition] => [
      `x-required-when.${index}.when`,
      when,
    ]),
    ...(schema['x-schedule'] ?? []).map(({ where }, index): [string, Condition | undefined] => [
      `x-schedule.${index}.where`,
      where,
    ]),
  ];
  return [
    ...conditions.flatMap(([path, where]) => checkConditionNames(where, own, { file, path })),
    ...(schema['x-warnings'] ?? []).flatMap(({ field }, index) =>
      field === undefined ? [] : checkField(field, own, { file, path: `x-warnings.${index}.field` }),
    ),
    ...own.collection.rollups.flatMap(({ field }) => checkRollupKeys(field, own, file)),
    ...checkReferences(schema.properties, { own, find, file, path: 'properties' }),
  ];
}

interface Place {
  own: NamedCollection;
  find: Find;
  file: string;
  path: string;
}

function checkReferences(properties: object, place: Place): PluginFault[] {
  const { own, find, file } = place;
  return Object.entries(properties).flatMap(([name, field]) => {
    if (!isJsonObject(field)) return [];
    const path = `${place.path}.${name}`;
    const inner = isJsonObject(field.items) ? field.items.properties : undefined;
    const below = isJsonObject(inner) ? checkReferences(inner, { ...place, path: `${path}.items.properties` }) : [];
    below.unshift(...checkTitles(field, { file, path: `${path}.x-enum-titles` }));
    const reference = field['x-ref'];
    if (typeof reference !== 'string') return below;
    const target = reference === own.collection.name ? own : find(reference);
    if (!target) return below;
    const sources = isJsonObject(field['x-fill']) ? Object.values(field['x-fill']) : [];
    return [
      ...checkConditionNames(field['x-ref-filter'], target, { file, path: `${path}.x-ref-filter` }),
      ...sources.flatMap((source) => checkField(String(source), target, { file, path: `${path}.x-fill` })),
      ...below,
    ];
  });
}

function checkField(written: string, named: NamedCollection, place: { file: string; path: string }): PluginFault[] {
  return checkName(written.split('.')[0] ?? '', listFields(named), { ...place, kind: kinds.field });
}

function checkRollupKeys(field: string, { collection }: NamedCollection, file: string): PluginFault[] {
  const written = Object.keys(collection.fields.get(field)?.schema['x-rollup'] ?? {});
  return written.flatMap((key) =>
    checkName(key, rollupKeys, { file, path: `properties.${field}.x-rollup.${key}`, kind: kinds.key }),
  );
}

/** Titles of choices that there are not. */
function checkTitles(
  { enum: values, items, 'x-enum-titles': titles }: JsonObject,
  place: { file: string; path: string },
): PluginFault[] {
  const choices = values ?? (isJsonObject(items) ? items.enum : undefined);
  if (!Array.isArray(choices) || !isJsonObject(titles)) return [];
  return Object.keys(titles).flatMap((name) => checkName(name, choices.map(String), { ...place, kind: kinds.choice }));
}
