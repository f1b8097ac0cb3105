import type { RoleHolder } from '../../../engine/people/actor.ts';
import type { Layout } from '../../../schemas/index.ts';
import type { Database } from '../../platform/db/database.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import type { Queue } from '../../platform/queue/openQueue.ts';
import type { ListedLayout } from '../../plugins/door/pluginContext.ts';
import type { PluginRegistry } from '../../plugins/pluginRegistry.ts';
import type { ChangeLog } from '../../sites/audit/writeAudit.ts';
import { layoutConflict, layoutUnknown } from './layouts.errors.ts';

/** A layout as its editors see it. */
export interface LayoutRecord {
  key: string;
  draft: Layout | null;
  published: Layout | null;
  /**
   * Incremented with every save; a save must name the version it started from. 0: nothing stored yet, the shipped
   * layout is used.
   */
  version: number;
  publishedVersion: number | null;
  updated_at: string | null;
}

/** An entry in the list of stored layouts, with what of it is told to who may not edit it. */
export interface StoredLayout extends ListedLayout {
  publishedTitle: ListedLayout['title'];
  publishedAt: string | null;
}

export interface LayoutStore {
  /** What visitors see: the site's published layout, else the plugin's. */
  published(siteId: string, key: string): Promise<Layout | undefined>;
  /** What the site published itself. */
  own(siteId: string, key: string): Promise<Layout | undefined>;
  read(siteId: string, key: string): Promise<LayoutRecord | undefined>;
  /** All of them, whoever may edit them: `listLayouts` is for people. */
  list(siteId: string): Promise<StoredLayout[]>;
  saveDraft(
    siteId: string,
    draft: {
      key: string;
      layout: Layout;
      version: number;
      userId: string | null;
      /** What the layout is without the site's changes; kept by the first save, and by one that was merged with it. */
      base?: Layout;
      isMerged?: boolean;
      logChange?: ChangeLog;
    },
  ): Promise<LayoutRecord>;
  /** Runs a change of what is published, and notifies every process of it. */
  move<Result>(siteId: string, change: (db: TenantDb) => Promise<Result>): Promise<Result>;
  publish(
    siteId: string,
    publication: { key: string; version: number; userId: string | null; by?: RoleHolder; logChange?: ChangeLog },
  ): Promise<LayoutRecord>;
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

interface Source {
  db: Database;
  registry: PluginRegistry;
}

export async function createLayoutStore({ queue, ...source }: Source & { queue: Queue }): Promise<LayoutStore> {
  const cache = new Map<string, Promise<Layout | undefined>>();
  const own = (siteId: string, key: string) => {
    const cacheKey = `${siteId} ${key}`;
    const known = cache.get(cacheKey);
    if (known) return known;
    const loading = loadOwn(source, siteId, key);
    if (cache.size > cacheLimit) cache.clear();
    cache.set(cacheKey, loading);
    loading.catch(() => cache.delete(cacheKey));
    return loading;
  };
  await queue.subscribe(changedTopic, () => cache.clear());
  async function tell<Result>(siteId: string, change: () => Promise<Result>): Promise<Result> {
    const changed = await change();
    cache.clear();
    await queue.publish(changedTopic, { siteId });
    return changed;
  }
  return {
    own,
    published: async (siteId, key) => (await own(siteId, key)) ?? source.registry.layout(key),
    read: (siteId, key) => readLayout(source, siteId, key),
    list: (siteId) => listLayouts(source, siteId),
    saveDraft: (siteId, draft) => saveDraft(source, siteId, draft),
    move: (siteId, change) => tell(siteId, () => change(source.db.site(siteId))),
    publish: (siteId, publication) => tell(siteId, () => publishDraft(source, siteId, publication)),
  };
}

async function loadOwn({ db }: Source, siteId: string, key: string): Promise<Layout | undefined> {
  const rows = await db.site(siteId).query<{ published: Layout | null }>({
    name: 'layout_published',
    text: 'select published from layout where key = $1',
    values: [key],
  });
  return rows[0]?.published ?? undefined;
}

async function readLayout({ db, registry }: Source, siteId: string, key: string): Promise<LayoutRecord | undefined> {
  const rows = await db.site(siteId).query<LayoutRow>('select * from layout where key = $1', [key]);
  const row = rows[0];
  const shipped = registry.layout(key) ?? null;
  if (row) return { ...toRecord(row), published: row.published ?? shipped };
  return shipped
    ? { key, draft: null, published: shipped, version: 0, publishedVersion: null, updated_at: null }
    : undefined;
}

async function listLayouts({ db }: Source, siteId: string): Promise<StoredLayout[]> {
  return db.site(siteId).query<StoredLayout>(
    `select key, version, published_version as "publishedVersion", updated_at, published_at as "publishedAt",
       coalesce(draft, published) -> 'settings' -> 'title' as title, published -> 'settings' -> 'title' as "publishedTitle"
     from layout where deleted_at is null order by updated_at desc limit 1000`,
  );
}

async function saveDraft(
  source: Source,
  siteId: string,
  { key, layout, version, userId, base, isMerged = false, logChange }: Parameters<LayoutStore['saveDraft']>[1],
): Promise<LayoutRecord> {
  const content = JSON.stringify(layout);
  const original = base === undefined ? null : JSON.stringify(base);
  const row = await source.db.site(siteId).transaction(async (tx) => {
    const [saved] = await tx.query<LayoutRow>(
      version === 0 ? insertSql : updateSql,
      version === 0
        ? [siteId, key, content, userId, original]
        : [siteId, key, content, userId, version, original, isMerged],
    );
    if (saved) await logChange?.(tx, toRecord(saved));
    return saved;
  });
  return row ? toRecord(row) : refuseStale(source, siteId, key);
}

async function publishDraft(
  source: Source,
  siteId: string,
  { key, version, userId, by, logChange }: Parameters<LayoutStore['publish']>[1],
): Promise<LayoutRecord> {
  const published = await source.db.site(siteId).transaction(async (tx) => {
    const [row] = await tx.query<LayoutRow>(publishSql, [key, version]);
    if (!row) return undefined;
    await tx.run(
      `insert into layout_version (site_id, key, version, content, published_by, published_role, published_own_role)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [siteId, key, row.version, JSON.stringify(row.published), userId, by?.role, by?.own?.id],
    );
    await logChange?.(tx, toRecord(row));
    return row;
  });
  return published ? toRecord(published) : refuseStale(source, siteId, key);
}

/** A save based on another version is refused and returns the newer one. */
async function refuseStale(source: Source, siteId: string, key: string): Promise<never> {
  const current = await readLayout(source, siteId, key);
  if (!current) throw layoutUnknown({ key });
  throw layoutConflict({}, current);
}

const insertSql = `
  insert into layout (site_id, key, draft, updated_by, base) values ($1, $2, $3, $4, $5)
  on conflict do nothing returning *`;
const updateSql = `
  update layout set draft = $3, updated_by = $4, updated_at = now(), version = version + 1,
    base = case when $7::boolean then $6::json else coalesce(base, $6::json) end
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
