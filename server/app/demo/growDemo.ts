import { largeSampleId } from '../../../schemas/index.ts';
import type { App } from '../../api/app.ts';
import { addSampleRecords } from './addSampleRecords.ts';
import { demoSites } from './demoSites.ts';
import { fillDays } from './fillDays.ts';
import { readLarge } from './readLarge.ts';

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
    for (const { file, records } of await readLarge(app.registry, site.name)) {
      const options = { nameRecord: largeSampleId, ...(onProgress && { onProgress }) };
      const refused = await addSampleRecords(app, site.siteId, fillDays(records, today), options);
      growth.refused.push(...refused.map((fault) => `${file} on ${site.name}: ${fault}`));
      for (const [name, { length }] of Object.entries(records))
        growth.counts[name] = (growth.counts[name] ?? 0) + length;
    }
  }
  return growth;
}
