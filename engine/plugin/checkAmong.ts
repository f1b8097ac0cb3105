import { listStates } from '../machine/readMachine.ts';
import { checkRollups } from '../query/rollup/checkRollups.ts';
import type { RelatedCollection } from '../query/rollup/relatedCollection.ts';
import type { DescribedPlugin } from './names/describedPlugin.ts';
import { inFile, type PluginFault } from './names/pluginFault.ts';
import { tryCompile } from './names/tryCompile.ts';

/** Faults of a plugin among those that will be loaded: roll-ups of collections that are not there, or in a circle. */
export function checkAmong(plugin: DescribedPlugin, loaded: readonly DescribedPlugin[]): PluginFault[] {
  const compiled = compileAll([plugin]);
  if (![...compiled.values()].some(({ collection }) => collection.rollups.length > 0)) return [];
  const known = compileAll(loaded);
  return [...compiled].flatMap(([name, { collection }]) =>
    inFile(`collections/${name}/${name}.schema.json`, checkRollups(collection, known)),
  );
}

function compileAll(plugins: readonly DescribedPlugin[]): Map<string, RelatedCollection> {
  const known = new Map<string, RelatedCollection>();
  for (const { schema, machine } of plugins.flatMap(({ collections }) => collections)) {
    const collection = tryCompile(schema);
    if (Array.isArray(collection) || known.has(collection.name)) continue;
    known.set(collection.name, { collection, states: machine && listStates(machine).map(({ name }) => name) });
  }
  return known;
}
