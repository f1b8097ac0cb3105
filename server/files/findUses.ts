import { corePaths, findText, type Json, readText } from '../../schemas/index.ts';
import { siteRows } from '../platform/db/sql.ts';
import type { TenantDb } from '../platform/db/tenantDb.ts';
import { decide } from '../records/context/recordsContext.ts';
import { openVisitRecords } from '../records/openVisitRecords.ts';
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

/** Everything that refers to this file; of what is not published, the layouts whose drafts this person may see. */
export async function findUses(
  app: FileParts,
  visit: Visit,
  { id, maySeeDraft }: { id: string; maySeeDraft: (key: string) => boolean },
): Promise<FileUse[]> {
  const { site, language } = visit;
  const db = app.db.site(site.id);
  const uses = (await findLayouts(db, id)).flatMap(({ key, ...told }): FileUse[] => {
    const seesDraft = maySeeDraft(key);
    if (!seesDraft && !told.isInPublished) return [];
    const title = seesDraft ? told.draftTitle : told.publishedTitle;
    return [{ kind: 'layout', title: readText(findText(title), language) || key, key }];
  });
  const [named] = await db.query<{ found: boolean }>(
    `select position($1 in settings::text) > 0 as found from site where site_id = current_site()`,
    [id],
  );
  if (named?.found) uses.push({ kind: 'site', title: site.name, key: corePaths.settings });
  return [...uses, ...(await findRecords(app, visit, id))];
}

/** Records in which this person reads the file. */
async function findRecords(app: FileParts, visit: Visit, id: string): Promise<FileUse[]> {
  const records = await openVisitRecords(app, visit);
  const { context } = records;
  const uses: FileUse[] = [];
  for (const stored of context.collections.all()) {
    const { collection, table } = stored;
    if (collection.core || !decide(context, stored, 'read').allowed) continue;
    const rows = await context.db.query<{ id: string }>(
      siteRows(table)
        .whereNull('deleted_at')
        .whereRaw('position(? in data::text) > 0', [id])
        .select('id')
        .limit(mostEach),
    );
    if (rows.length === 0) continue;
    const filter = { id: { $in: rows.map((row) => row.id) } };
    const { data } = await records.find(collection.name, { filter, limit: mostEach });
    const title = readText(findText(collection.schema.title), visit.language) || collection.name;
    for (const record of data)
      if (JSON.stringify(record).includes(id))
        uses.push({ kind: 'record', title, key: `${collection.name}/${String(record.id)}` });
  }
  return uses;
}

interface LayoutUse {
  key: string;
  draftTitle: Json;
  publishedTitle: Json;
  isInPublished: boolean;
}

async function findLayouts(db: TenantDb, id: string): Promise<LayoutUse[]> {
  return db.query<LayoutUse>(
    `select key, coalesce(draft, published) -> 'settings' -> 'title' as "draftTitle",
       published -> 'settings' -> 'title' as "publishedTitle",
       coalesce(position($1 in published::text), 0) > 0 as "isInPublished"
     from layout
     where site_id = current_site() and deleted_at is null
       and (position($1 in draft::text) > 0 or position($1 in published::text) > 0)
     order by key limit $2`,
    [id, mostEach * 5],
  );
}
