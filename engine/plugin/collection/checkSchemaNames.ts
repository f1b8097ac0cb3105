import type { FieldSchema } from '../../../schemas/index.ts';
import type { Collection } from '../../collection/compiled/collection.ts';
import { readCollectionName } from '../../collection/terms/collectionNames.ts';
import { kinds } from '../../content/unknownName.ts';
import type { KnownNames } from '../names/collectNames.ts';
import { checkName, type NamePlace, type PluginFault } from '../names/pluginFault.ts';
import { checkRoles } from '../names/roleNames.ts';
import { checkDefaults } from '../values/checkDefaults.ts';
import { checkIcon } from '../values/checkIcon.ts';

/** The names that a schema may use. */
export type SchemaNames = Pick<KnownNames, 'of' | 'isUnsure'>;

interface SchemaPlace {
  file: string;
  /** The states of its machine; none without one. */
  states?: readonly string[] | undefined;
}

/** Unknown names in a schema: collections, checks, number patterns, roles and states. */
export function checkSchemaNames(
  { schema, references }: Collection,
  names: SchemaNames,
  { file, states }: SchemaPlace,
): PluginFault[] {
  const collections = new Set([...names.of('collection'), schema.name]);
  const check = schema['x-check'];
  const place = (path: string, kind: NamePlace['kind']) => ({ file, path, kind });
  return [
    ...references.flatMap(({ path, collection }) =>
      checkName(
        readCollectionName(collection),
        collections,
        place(`properties.${path.join('.')}.x-ref`, kinds.collection),
      ),
    ),
    ...(check === undefined || names.isUnsure('check')
      ? []
      : checkName(check, names.of('check'), place('x-check', kinds.check))),
    ...Object.entries(schema.properties).flatMap(([name, field]) =>
      checkSequence(field, { names, states, place: place(`properties.${name}.x-sequence`, kinds.sequence) }),
    ),
    ...Object.entries(schema['x-access'] ?? {}).flatMap(([action, rules]) =>
      rules.flatMap((rule, index) =>
        checkRoles(rule.roles, { file, path: `x-access.${action}.${index}.roles`, own: names.of('role') }),
      ),
    ),
    ...(schema['x-approval']?.tiers ?? []).flatMap(({ roles }, index) =>
      checkRoles(roles, { file, path: `x-approval.tiers.${index}.roles`, own: names.of('role') }),
    ),
    ...Object.keys(schema['x-required-in'] ?? {}).flatMap((state) =>
      states ? checkName(state, states, place(`x-required-in.${state}`, kinds.state)) : [],
    ),
    ...checkIcon(schema['x-icon'], names, { file, path: 'x-icon' }),
    ...checkDefaults(schema.properties, file),
    ...Object.entries(schema.properties).flatMap(([name, { 'x-widget': widget }]) =>
      widget === undefined || names.isUnsure('widget')
        ? []
        : checkName(widget, names.of('widget'), place(`properties.${name}.x-widget`, kinds.widget)),
    ),
  ];
}

function checkSequence(
  field: FieldSchema,
  { names, states, place }: { names: SchemaNames; states?: readonly string[] | undefined; place: NamePlace },
): PluginFault[] {
  const sequence = field['x-sequence'];
  if (sequence === undefined || names.isUnsure('sequence')) return [];
  const { module, at } = typeof sequence === 'string' ? { module: sequence, at: undefined } : sequence;
  const known = names.of('sequence');
  // `{field}` stands for the value of a field: some pattern must fit.
  const parts = module.split(/\{\w+\}/);
  const fits = (name: string) => name.startsWith(parts[0] ?? '') && name.endsWith(parts.at(-1) ?? '');
  const isKnown = parts.length > 1 ? [...known].some(fits) : known.has(module);
  return [
    ...(isKnown ? [] : checkName(module, known, place)),
    ...(at !== undefined && states
      ? checkName(at, states, { ...place, path: `${place.path}.at`, kind: kinds.state })
      : []),
  ];
}
