import type { SampleFile } from '../../../engine/plugin/names/describedPlugin.ts';
import { type JsonObject, largeSampleId, type SiteKind, sampleId } from '../../../schemas/index.ts';
import type { PluginRegistry } from '../../plugins/pluginRegistry.ts';
import { readLargeSamples } from '../../plugins/readLargeSamples.ts';
import { fillReferences } from './fillReferences.ts';
import { listActive } from './listActive.ts';
import { orderSamples } from './orderSamples.ts';

type Records = NonNullable<SampleFile['sample']['records']>;

/** The large samples of a kind of site, ordered by what they name, with the names and prices that their references bring. */
export async function readLarge(registry: PluginRegistry, name: SiteKind) {
  const plugins = listActive(registry, name);
  const mine = ({ sample }: SampleFile) => sample.site === name;
  const large = await Promise.all(
    plugins.map(async ({ manifest, dir }) =>
      (await readLargeSamples(dir))
        .filter(mine)
        .map(({ file, sample }) => ({ file: `${manifest.id}/${file}`, stored: sample })),
    ),
  );
  const known = new Map([
    ...plugins.flatMap(({ samples }) =>
      samples.filter(mine).flatMap(({ sample }) => nameAll(sample.records, sampleId)),
    ),
    ...large.flat().flatMap(({ stored }) => nameAll(stored.records, largeSampleId)),
  ]);
  const fieldsOf = (collection: string) => registry.collection(collection)?.collection.schema.properties ?? {};
  return orderSamples(large.flat()).map(({ file, stored }) => ({
    file,
    records: Object.fromEntries(
      Object.entries(stored.records ?? {}).map(([collection, list]) => {
        const all = { find: (_: string, id: string) => known.get(id), fieldsOf };
        return [collection, list.map((record) => fillReferences(record, fieldsOf(collection), all))];
      }),
    ),
  }));
}

/** Sample records by their ids. */
function nameAll(records: Records = {}, nameRecord: typeof sampleId): [string, JsonObject][] {
  return Object.entries(records).flatMap(([collection, list]) =>
    list.map((record, index): [string, JsonObject] => [nameRecord(collection, index + 1), record]),
  );
}
