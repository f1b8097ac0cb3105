import { createHash } from 'node:crypto';
import type { Site } from '../../../schemas/index.ts';
import { type Feed, listFeeds } from '../collections/rollupFeeds.ts';
import type { RecordParts } from '../context/recordParts.ts';
import type { RollupPlace } from './readRollup.ts';
import { findDependent, recalculateRollups } from './recalculateRollups.ts';

type Parts = Pick<RecordParts, 'db' | 'sites' | 'collections' | 'holidays' | 'log'>;

/**
 * Computes the roll-ups that shipped collections have declared since the last start, for the records that are there
 * already, on every site. What is done is remembered by fingerprint beside the tables; what was interrupted begins again.
 */
export async function fillRollups({ db, sites, collections, holidays, log }: Parts): Promise<void> {
  const feeds = listFeeds(collections.shipped);
  if (feeds.length === 0) return;
  const rows = await db.platform.query<{ name: string; fingerprint: string }>(
    'select name, fingerprint from collection_table where name = any($1)',
    [feeds.map(nameOf)],
  );
  const done = new Map(rows.map(({ name, fingerprint }) => [name, fingerprint]));
  const changed = feeds.filter((feed) => done.get(nameOf(feed)) !== fingerprintOf(feed));
  if (changed.length === 0) return;
  for (const site of await sites.all()) {
    const place = await placeOf({ db, collections, holidays }, site);
    await recalculateRollups(place, findDependent(feeds, changed));
  }
  for (const feed of changed)
    await db.platform.query(
      `insert into collection_table (name, fingerprint) values ($1, $2)
       on conflict (name) do update set fingerprint = excluded.fingerprint, synced_at = now()`,
      [nameOf(feed), fingerprintOf(feed)],
    );
  log.info({ rollups: changed.map(nameOf) }, 'roll-ups computed');
}

async function placeOf(
  { db, collections, holidays }: Pick<Parts, 'db' | 'collections' | 'holidays'>,
  site: Site,
): Promise<RollupPlace> {
  return { db: db.site(site.id), site, holidays: await holidays.of(site, await collections.of(site)) };
}

/** No table has a dot in its name. */
function nameOf({ holder, rollup }: Feed): string {
  return `${holder.table}.${rollup.field}`;
}

function fingerprintOf({ rollup }: Feed): string {
  return createHash('sha256').update(JSON.stringify(rollup)).digest('hex').slice(0, 32);
}
