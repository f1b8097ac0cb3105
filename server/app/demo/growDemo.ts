import type { SampleFile } from '../../../engine/plugin/describedPlugin.ts';
import { type JsonObject, largeSampleId, sampleId } from '../../../schemas/index.ts';
import type { App } from '../../api/app.ts';
import { readLargeSamples } from '../../plugins/readLargeSamples.ts';
import { addSampleRecords } from './addSampleRecords.ts';
import { type DemoSite, demoSites } from './demoSites.ts';
import { fillDays } from './fillDays.ts';
import { fillReferences } from './fillReferences.ts';
import { listActive } from './listActive.ts';
import { orderSamples } from './orderSamples.ts';

type Records = NonNullable<SampleFile['sample']['records']>;

export interface Growth {
  /** Records that the large samples hold, by collection. */
  counts: Record<string, number>;
  refused: string[];
}

/** Adds the large samples of the plugins to the demo sites; what an interrupted run has added stays as it is. */
export async function growDemo(app: App, onProgress?: (collection: string, rows: number) => void): Promise<Growth> {
  const growth: Growth = { counts: {}, refused: [] };
  for (const site of demoSites) {
    const found = await app.sites.byId(site.siteId);
    if (!found) continue;
    const today = { now: app.clock.now(), timeZone: found.timeZone };
    for (const { file, records } of await readLarge(app, site)) {
      const options = { nameRecord: largeSampleId, ...(onProgress && { onProgress }) };
      const refused = await addSampleRecords(app, site.siteId, fillDays(records, today), options);
      growth.refused.push(...refused.map((fault) => `${file} on ${site.name}: ${fault}`));
      for (const [name, { length }] of Object.entries(records))
        growth.counts[name] = (growth.counts[name] ?? 0) + length;
    }
  }
  return growth;
}

async function readLarge({ registry }: App, { name }: DemoSite) {
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
  return orderSamples(large.flat()).map(({ file, stored }) => ({
    file,
    records: Object.fromEntries(
      Object.entries(stored.records ?? {}).map(([collection, list]) => {
        const fields = registry.collection(collection)?.collection.schema.properties ?? {};
        return [collection, list.map((record) => fillReferences(record, fields, (_, id) => known.get(id)))];
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
