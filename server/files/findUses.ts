import { type Json, readText } from '../../schemas/index.ts';
import type { App } from '../app/app.ts';
import type { TenantDb } from '../db/tenantDb.ts';
import type { Context } from '../http/context.ts';

/** Where a file is named: a layout, a record, or the settings of the site. */
export interface FileUse {
  kind: 'layout' | 'record' | 'site';
  title: string;
  /** Key of the layout, or collection and id of the record. */
  key: string;
}

const mostEach = 10;

/** Everything that would show a gap without this file. */
export async function findUses(app: App, context: Context, id: string): Promise<FileUse[]> {
  const { site, language } = context.state;
  const db = app.db.site(site.id);
  const uses = await findLayouts(db, id, (title, key) => readText(asText(title), language) || key);
  const [named] = await db.query<{ found: boolean }>(
    `select position($1 in settings::text) > 0 as found from site where site_id = current_site()`,
    [id],
  );
  if (named?.found) uses.push({ kind: 'site', title: site.name, key: '/config/general' });
  const collections = await app.collections.of(site);
  for (const { collection, table } of collections.all()) {
    const rows = await db.query<{ id: string }>(
      `select id from "${table}" where site_id = current_site() and deleted_at is null and position($1 in data::text) > 0
       limit ${mostEach}`,
      [id],
    );
    const title = readText(asText(collection.schema.title), language) || collection.name;
    uses.push(...rows.map((row) => ({ kind: 'record' as const, title, key: `${collection.name}/${row.id}` })));
  }
  return uses;
}

async function findLayouts(db: TenantDb, id: string, name: (title: Json, key: string) => string): Promise<FileUse[]> {
  const rows = await db.query<{ key: string; title: Json }>(
    `select key, coalesce(draft, published) -> 'settings' -> 'title' as title from layout
     where site_id = current_site() and (position($1 in draft::text) > 0 or position($1 in published::text) > 0)
     order by key limit ${mostEach * 5}`,
    [id],
  );
  return rows.map(({ key, title }) => ({ kind: 'layout', title: name(title, key), key }));
}

function asText(value: unknown) {
  if (typeof value === 'string') return value;
  const { th, en } = (value ?? {}) as { th?: unknown; en?: unknown }; // stored by people: it may be anything
  return typeof th === 'string' && typeof en === 'string' ? { th, en } : undefined;
}
