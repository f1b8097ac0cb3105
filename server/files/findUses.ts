import { corePaths, findText, type Json, readText } from '../../schemas/index.ts';
import { siteRows } from '../platform/db/sql.ts';
import type { TenantDb } from '../platform/db/tenantDb.ts';
import type { Visit } from '../sites/visit.ts';
import type { FileParts } from './fileParts.ts';

/** A place that refers to a file: a layout, a record, or the settings of the site. */
export interface FileUse {
  kind: 'layout' | 'record' | 'site';
  title: string;
  /** Key of the layout, or collection and id of the record. */
  key: string;
}

const mostEach = 10;

/** Everything that refers to this file. */
export async function findUses(app: FileParts, visit: Visit, id: string): Promise<FileUse[]> {
  const { site, language } = visit;
  const db = app.db.site(site.id);
  const uses = await findLayouts(db, id, (title, key) => readText(findText(title), language) || key);
  const [named] = await db.query<{ found: boolean }>(
    `select position($1 in settings::text) > 0 as found from site where site_id = current_site()`,
    [id],
  );
  if (named?.found) uses.push({ kind: 'site', title: site.name, key: corePaths.settings });
  const collections = await app.collections.of(site);
  for (const { collection, table } of collections.all()) {
    if (collection.core) continue;
    const rows = await db.query<{ id: string }>(
      siteRows(table)
        .whereNull('deleted_at')
        .whereRaw('position(? in data::text) > 0', [id])
        .select('id')
        .limit(mostEach),
    );
    const title = readText(findText(collection.schema.title), language) || collection.name;
    uses.push(...rows.map((row) => ({ kind: 'record' as const, title, key: `${collection.name}/${row.id}` })));
  }
  return uses;
}

async function findLayouts(db: TenantDb, id: string, name: (title: Json, key: string) => string): Promise<FileUse[]> {
  const rows = await db.query<{ key: string; title: Json }>(
    `select key, coalesce(draft, published) -> 'settings' -> 'title' as title from layout
     where site_id = current_site() and (position($1 in draft::text) > 0 or position($1 in published::text) > 0)
     order by key limit $2`,
    [id, mostEach * 5],
  );
  return rows.map(({ key, title }) => ({ kind: 'layout', title: name(title, key), key }));
}
