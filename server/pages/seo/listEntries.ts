import type { Site } from '../../../schemas/index.ts';
import type { PageParts } from '../pageParts.ts';
import { listPages, type SitemapEntry } from './listPages.ts';
import { countOpen, isOpenPath, openCollections, openPublicRecords, readOpen } from './listRecords.ts';

/** How many addresses of a site are open to everybody. */
export async function countEntries(app: PageParts, site: Site): Promise<number> {
  const records = await openPublicRecords(app, site);
  const counts = await Promise.all(openCollections(app, site).map((collection) => countOpen(records, collection)));
  return counts.reduce((sum, count) => sum + count, (await listPages(app, site)).length);
}

/** Some of them: pages first, then records by collection, each part continuing where the one before ended. */
export async function listEntries(
  app: PageParts,
  site: Site,
  { from, to }: { from: number; to: number },
): Promise<SitemapEntry[]> {
  const pages = await listPages(app, site);
  const entries = pages.slice(from, to);
  let passed = pages.length;
  const records = await openPublicRecords(app, site);
  for (const collection of openCollections(app, site)) {
    const count = await countOpen(records, collection);
    const range = { from: Math.max(0, from - passed), to: Math.min(count, to - passed) };
    if (range.from < range.to)
      for (const record of await readOpen(records, collection, range)) {
        const path = collection.path(record);
        if (isOpenPath(app, site, path)) entries.push({ path, modified: String(record.updated_at ?? '') });
      }
    passed += count;
  }
  return entries;
}
