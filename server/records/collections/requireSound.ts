import { collectionInvalid } from '../../../engine/collection/terms/collection.errors.ts';
import { checkTogether } from '../../../engine/plugin/collection/checkTogether.ts';
import { collectNames } from '../../../engine/plugin/names/collectNames.ts';
import type { NamedCollection } from '../../../engine/rule/action/checkNames.ts';
import { listIcons } from '../../platform/config/iconsDir.ts';
import type { PluginRegistry } from '../../plugins/pluginRegistry.ts';
import type { SiteCollections } from './collections.ts';

/** Throws what is wrong with a collection that a site defines, as the check of a plugin reports it. */
export function requireSound(
  defined: NamedCollection,
  {
    registry,
    collections,
    starts,
  }: { registry: PluginRegistry; collections: SiteCollections; starts: ReadonlySet<string> },
): void {
  const { name } = defined.collection;
  const shipped = collectNames(registry.plugins, listIcons());
  const own = [name, ...collections.all().map(({ collection }) => collection.name)];
  const names = {
    find: (other: string) => collections.get(other),
    // Those of plugins that are off count: what refers to them may wait for them.
    of: (kind: Parameters<typeof shipped.of>[0]) => {
      if (kind === 'collection') return new Set([...shipped.of(kind), ...own]);
      return kind === 'flowStart' ? new Set([...shipped.of(kind), ...starts]) : shipped.of(kind);
    },
    documents: shipped.documents,
    // A site makes number patterns of its own, before or after the collection.
    isUnsure: (kind: Parameters<typeof shipped.of>[0]) => kind === 'sequence',
  };
  const faults = checkTogether(defined, names, { schema: 'schema', machine: 'machine' });
  if (faults.length === 0) return;
  const placed = faults.map(({ file, ...fault }) =>
    file === 'machine' ? { ...fault, path: `machine.${fault.path}` } : fault,
  );
  throw collectionInvalid(name, placed);
}
