import type { AnyStateMachine } from 'xstate';
import { collectionInvalid } from '../../engine/collection/collection.errors.ts';
import { compileCollection } from '../../engine/collection/compileCollection.ts';
import { listStates } from '../../engine/machine/readMachine.ts';
import { checkSchemaNames } from '../../engine/plugin/checkCollection.ts';
import { checkMachine } from '../../engine/plugin/checkMachine.ts';
import { collectNames } from '../../engine/plugin/collectNames.ts';
import type { CollectionSchema } from '../../schemas/index.ts';
import type { PluginRegistry } from '../plugins/pluginRegistry.ts';
import type { SiteCollections } from './collections.ts';

/** Throws the names that a collection of a site uses and that nobody provides, as the check of a plugin tells them. */
export function requireKnownNames(
  { schema, machine }: { schema: CollectionSchema; machine?: AnyStateMachine },
  { registry, collections }: { registry: PluginRegistry; collections: SiteCollections },
): void {
  const shipped = collectNames(registry.plugins);
  const own = [schema.name, ...collections.all().map(({ collection }) => collection.name)];
  const names = {
    // Those of plugins that are off count: what refers to them may wait for them.
    of: (kind: Parameters<typeof shipped.of>[0]) =>
      kind === 'collection' ? new Set([...shipped.of(kind), ...own]) : shipped.of(kind),
    // A site makes number patterns of its own, before or after the collection.
    isUnsure: (kind: Parameters<typeof shipped.of>[0]) => kind === 'sequence',
  };
  const compiled = compileCollection(schema);
  const states = machine && listStates(machine).map(({ name }) => name);
  const faults = [
    ...checkSchemaNames(compiled, names, { file: 'schema', states }),
    ...(machine ? checkMachine(machine, 'machine', { names, fields: [...compiled.fields.keys()] }) : []),
  ];
  if (faults.length === 0) return;
  const placed = faults.map(({ file, ...fault }) =>
    file === 'machine' ? { ...fault, path: `machine.${fault.path}` } : fault,
  );
  throw collectionInvalid(schema.name, placed);
}
