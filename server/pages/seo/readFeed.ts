import type { Site } from '../../../schemas/index.ts';
import type { PageParts } from '../pageParts.ts';
import { isOpenPath, openCollections, openPublicRecords } from './listRecords.ts';
import type { FeedEntry } from './writeFeed.ts';

const feedLength = 30;

/** The newest public records of a site; undefined when it publishes none. */
export async function readFeed(app: PageParts, site: Site): Promise<FeedEntry[] | undefined> {
  const collections = openCollections(app, site).filter(({ feedBy }) => feedBy);
  if (collections.length === 0) return undefined;
  const records = await openPublicRecords(app, site);
  const lists = await Promise.all(
    collections.map(async ({ name, filter, fields, feedBy = 'created_at', path, describe }) => {
      const { data } = await records.find(name, {
        filter,
        sort: { [feedBy]: -1 },
        fields: ['created_at', 'updated_at', feedBy, ...fields],
        limit: feedLength,
      });
      return data.map((record) => ({
        at: String(record[feedBy] ?? record.created_at ?? ''),
        path: path(record),
        described: describe(record),
      }));
    }),
  );
  return lists
    .flat()
    .filter((entry) => isOpenPath(app, site, entry.path))
    .sort((one, other) => other.at.localeCompare(one.at))
    .slice(0, feedLength);
}
