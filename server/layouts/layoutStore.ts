import type { Layout } from '../../schemas/index.ts';
import type { Database } from '../db/database.ts';
import type { PluginRegistry } from '../plugins/pluginRegistry.ts';
import type { Queue } from '../queue/openQueue.ts';
import { layoutConflict, layoutUnknown } from './layouts.errors.ts';

/** A layout as those who edit it see it. */
export interface LayoutRecord {
  key: string;
  draft: Layout | null;
  published: Layout | null;
  /** Goes up with every save; a save must name the version it started from. 0: nothing stored yet, the shipped layout shows. */
  version: number;
  publishedVersion: number | null;
  updated_at: string | null;
}

/** A line in the list of stored layouts. */
export interface LayoutEntry {
  key: string;
  title: Layout['settings']['title'] | null;
  version: number;
  publishedVersion: number | null;
  updated_at: string;
}

export interface LayoutStore {
  /** What visitors see: the site's published layout, else the one the plugin ships. */
  published(siteId: string, key: string): Promise<Layout | undefined>;
  read(siteId: string, key: string): Promise<LayoutRecord | undefined>;
  list(siteId: string): Promise<LayoutEntry[]>;
  saveDraft(
    siteId: string,
    draft: { key: string; layout: Layout; version: number; userId: string | null },
  ): Promise<LayoutRecord>;
  publish(siteId: string, publication: { key: string; version: number; userId: string | null }): Promise<LayoutRecord>;
}

interface LayoutRow {
  key: string;
  draft: Layout | null;
  published: Layout | null;
  version: number;
  published_version: number | null;
  updated_at: string;
}

const changedTopic = 'layouts.changed';
const cacheLimit = 2000;

export async function createLayoutStore(options: {
  db: Database;
  queue: Queue;
  registry: PluginRegistry;
}): Promise<LayoutStore> {
  const { db, queue, registry } = options;
  const cache = new Map<string, Promise<Layout | undefined>>();
  await queue.subscribe(changedTopic, () => cache.clear());

  async function loadPublished(siteId: string, key: string): Promise<Layout | undefined> {
    const rows = await db.site(siteId).query<{ published: Layout | null }>({
      name: 'layout_published',
      text: 'select published from layout where key = $1',
      values: [key],
    });
    return rows[0]?.published ?? registry.layout(key);
  }

  async function read(siteId: string, key: string): Promise<LayoutRecord | undefined> {
    const rows = await db.site(siteId).query<LayoutRow>('select * from layout where key = $1', [key]);
    const row = rows[0];
    const shipped = registry.layout(key) ?? null;
    if (row) return { ...toRecord(row), published: row.published ?? shipped };
    return shipped
      ? { key, draft: null, published: shipped, version: 0, publishedVersion: null, updated_at: null }
      : undefined;
  }

  /** A save that started from another version than the stored one is refused and shows the newer one. */
  async function refuseStale(siteId: string, key: string): Promise<never> {
    const current = await read(siteId, key);
    if (!current) throw layoutUnknown({ key });
    throw layoutConflict({}, current);
  }

  return {
    published: (siteId, key) => {
      const cacheKey = `${siteId} ${key}`;
      const known = cache.get(cacheKey);
      if (known) return known;
      const loading = loadPublished(siteId, key);
      if (cache.size > cacheLimit) cache.clear();
      cache.set(cacheKey, loading);
      loading.catch(() => cache.delete(cacheKey));
      return loading;
    },
    read,
    list: async (siteId) => {
      const rows = await db.site(siteId).query<LayoutRow & { title: LayoutEntry['title'] }>(
        `select key, version, published_version, updated_at, coalesce(draft, published) -> 'settings' -> 'title' as title
         from layout order by updated_at desc limit 1000`,
      );
      return rows.map(({ key, title, version, published_version, updated_at }) => ({
        key,
        title,
        version,
        publishedVersion: published_version,
        updated_at,
      }));
    },
    saveDraft: async (siteId, { key, layout, version, userId }) => {
      const rows = await db
        .site(siteId)
        .query<LayoutRow>(version === 0 ? insertSql : updateSql, [
          siteId,
          key,
          JSON.stringify(layout),
          userId,
          ...(version === 0 ? [] : [version]),
        ]);
      return rows[0] ? toRecord(rows[0]) : refuseStale(siteId, key);
    },
    publish: async (siteId, { key, version, userId }) => {
      const published = await db.site(siteId).transaction(async (tx) => {
        const [row] = await tx.query<LayoutRow>(publishSql, [key, version]);
        if (row)
          await tx.run(
            'insert into layout_version (site_id, key, version, content, published_by) values ($1, $2, $3, $4, $5)',
            [siteId, key, row.version, JSON.stringify(row.published), userId],
          );
        return row;
      });
      if (!published) return refuseStale(siteId, key);
      cache.clear();
      await queue.publish(changedTopic, { siteId, key });
      return toRecord(published);
    },
  };
}

const insertSql = `
  insert into layout (site_id, key, draft, updated_by) values ($1, $2, $3, $4)
  on conflict do nothing returning *`;
const updateSql = `
  update layout set draft = $3, updated_by = $4, updated_at = now(), version = version + 1
  where site_id = $1 and key = $2 and version = $5 returning *`;
const publishSql = `
  update layout set published = coalesce(draft, published), published_at = now(), version = version + 1, published_version = version + 1
  where key = $1 and version = $2 and coalesce(draft, published) is not null returning *`;

function toRecord(row: LayoutRow): LayoutRecord {
  return {
    key: row.key,
    draft: row.draft,
    published: row.published,
    version: row.version,
    publishedVersion: row.published_version,
    updated_at: row.updated_at,
  };
}
