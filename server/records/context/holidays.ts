import { quoteName } from '../../../engine/query/sql/sqlBinder.ts';
import type { Site } from '../../../schemas/index.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Queue } from '../../platform/queue/openQueue.ts';
import type { SiteCollections } from '../collections/collections.ts';

type Holidays = ReadonlySet<string>;

/** The days on which each site does not work, which working days leave out. */
export interface HolidayStore {
  of(site: Site, collections: SiteCollections): Promise<Holidays>;
  /** The same as they stand in the database now. */
  refresh(site: Site, collections: SiteCollections): Promise<Holidays>;
  /** Call it after a change of them: every process clears its cache. */
  changed(siteId: string): Promise<void>;
}

const cacheMs = 30_000;
const changedTopic = 'holidays.changed';
const none: Holidays = new Set();

export async function createHolidayStore({ db, queue }: { db: Database; queue: Queue }): Promise<HolidayStore> {
  const cache = new Map<string, { holidays: Promise<Holidays>; until: number }>();
  await queue.subscribe(changedTopic, () => cache.clear());
  const refresh = (site: Site, collections: SiteCollections): Promise<Holidays> => {
    const stored = collections.serving('holidays');
    if (!stored) return Promise.resolve(none);
    const holidays = readDays(db, site, stored.table);
    cache.set(site.id, { holidays, until: Date.now() + cacheMs });
    holidays.catch(() => cache.delete(site.id));
    return holidays;
  };
  return {
    of: (site, collections) => {
      const known = cache.get(site.id);
      return known && known.until > Date.now() ? known.holidays : refresh(site, collections);
    },
    refresh,
    changed: async (siteId) => {
      cache.delete(siteId);
      await queue.publish(changedTopic, { siteId });
    },
  };
}

async function readDays(db: Database, site: Site, table: string): Promise<Holidays> {
  const rows = await db.site(site.id).query<{ day: string }>({
    name: 'holidays',
    text: `select distinct data->>'date' as day from ${quoteName(table)} where site_id = current_site() and deleted_at is null`,
  });
  return new Set(rows.map(({ day }) => day));
}
