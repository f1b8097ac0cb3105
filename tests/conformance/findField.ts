import type { AnyStateMachine } from 'xstate';
import type { CollectionSchema, FieldSchema } from '../../schemas/collection/collection.ts';
import { systemFieldNames } from '../../schemas/collection/collection.ts';

const schemas = import.meta.glob<{ default: CollectionSchema }>('../../plugins/*/collections/*/*.schema.json', {
  eager: true,
});
const machines = import.meta.glob<{ machine: AnyStateMachine }>('../../plugins/*/collections/*/*.machine.ts', {
  eager: true,
});

/** Every shipped collection by `plugin/name`. */
export const collections = new Map(
  Object.entries(schemas).map(([file, module]) => {
    const [, , , plugin, , name] = file.split('/');
    return [`${plugin}/${name}`, module.default];
  }),
);

/** A field by the path of the specification, `items[].productId`, under its own name or an alias; `system` for one of ours. */
export function findField(collection: string, path: string): FieldSchema | 'system' | undefined {
  const schema = collections.get(collection);
  const [first = '', ...rest] = path.split(/\[\]\.|\./);
  if (!schema) return undefined;
  const system = schema['x-system-aliases'] ?? {};
  // The transaction type of a record is its collection, unless the collection has a field of that name.
  const isSystem = first === 'type' || systemFieldNames.some((name) => name === first) || Object.hasOwn(system, first);
  let field = findIn(schema.properties, first);
  if (!field) return isSystem ? 'system' : undefined;
  for (const name of rest) field = findIn((field?.items ?? field)?.properties ?? {}, name);
  return field;
}

export function machineOf(collection: string): AnyStateMachine | undefined {
  const [plugin, name] = collection.split('/');
  return machines[`../../plugins/${plugin}/collections/${name}/${name}.machine.ts`]?.machine;
}

function findIn(properties: Record<string, FieldSchema>, name: string): FieldSchema | undefined {
  return properties[name] ?? Object.values(properties).find((field) => field['x-aliases']?.includes(name));
}
