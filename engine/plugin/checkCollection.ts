import type { ErrorDetail } from '../../schemas/errors/errors.ts';
import { type CollectionSchema, type FieldSchema, SalaError } from '../../schemas/index.ts';
import type { Collection } from '../collection/collection.ts';
import { readCollectionName } from '../collection/collectionNames.ts';
import { compileCollection } from '../collection/compileCollection.ts';
import { listStates } from '../machine/readMachine.ts';
import { checkMachine } from './checkMachine.ts';
import { checkTogether } from './checkTogether.ts';
import type { KnownNames } from './collectNames.ts';
import type { DescribedCollection } from './describedPlugin.ts';
import { kinds } from './nameKinds.ts';
import { checkName, faultIn, inFile, type NamePlace, type PluginFault } from './pluginFault.ts';
import { checkRoles } from './roleNames.ts';

/** What is wrong with a collection of a plugin: its schema, the names in it, and its machine. */
export function checkCollection(described: DescribedCollection, names: KnownNames): PluginFault[] {
  const { folder, schema, machine } = described;
  const file = `collections/${folder}/${folder}.schema.json`;
  const compiled = tryCompile(schema);
  if (Array.isArray(compiled)) return inFile(file, compiled);
  const named = compiled.name === folder ? [] : [misnamed(file, folder)];
  const machineFile = `collections/${folder}/${folder}.machine.ts`;
  return [
    ...named,
    ...inFile(file, checkTogether(compiled, machine)),
    ...checkSchemaNames(compiled, names, { file, states: machine && listStates(machine).map(({ name }) => name) }),
    ...(machine ? checkMachine(machine, machineFile, { names, fields: [...compiled.fields.keys()] }) : []),
  ];
}

/** The collection of a schema, or everything that keeps it from being one. */
export function tryCompile(schema: CollectionSchema): Collection | ErrorDetail[] {
  try {
    return compileCollection(schema);
  } catch (error) {
    if (!(error instanceof SalaError)) throw error;
    return Array.isArray(error.details)
      ? (error.details as ErrorDetail[])
      : [{ code: error.code, message: error.message, text: error.text }]; // as the engine's errors carry them
  }
}

interface SchemaNames {
  file: string;
  /** The states of its machine; none without one. */
  states?: readonly string[];
}

/** Names that a schema uses and that nobody provides: collections, checks, number patterns, roles and states. */
export function checkSchemaNames(
  { schema, references }: Collection,
  names: Pick<KnownNames, 'of' | 'isUnsure'>,
  { file, states }: SchemaNames,
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
      rules.flatMap((rule, index) => checkRoles(rule.roles, { file, path: `x-access.${action}.${index}.roles` })),
    ),
    ...Object.keys(schema['x-required-in'] ?? {}).flatMap((state) =>
      states ? checkName(state, states, place(`x-required-in.${state}`, kinds.state)) : [],
    ),
    ...checkDefaults(schema.properties, file),
  ];
}

function checkSequence(
  field: FieldSchema,
  {
    names,
    states,
    place,
  }: { names: Pick<KnownNames, 'of' | 'isUnsure'>; states?: readonly string[]; place: NamePlace },
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

function checkDefaults(properties: Record<string, FieldSchema>, file: string): PluginFault[] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const { enum: values, default: value } = field;
    if (!values || value === undefined || value === null || values.some((one) => one === value)) return [];
    return checkName(String(value), values.map(String), {
      file,
      path: `properties.${name}.default`,
      kind: { th: 'ตัวเลือก', en: 'choice' },
    });
  });
}

function misnamed(file: string, folder: string): PluginFault {
  return faultIn(file, 'name', {
    th: `ชื่อต้องเหมือนโฟลเดอร์ "${folder}"`,
    en: `must be the name of its folder, "${folder}"`,
  });
}
