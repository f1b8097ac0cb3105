import { findType } from '../../engine/collection/field/findType.ts';
import { isJsonObject, type Json, type JsonObject, SalaError } from '../../schemas/index.ts';
import { siteRows } from '../platform/db/sql.ts';
import { actorOf } from '../records/context/actor.ts';
import type { RecordsContext } from '../records/context/recordsContext.ts';
import { mayReadWhole } from '../records/decide/mayReadWhole.ts';
import { openRecords } from '../records/openRecords.ts';
import type { Visit } from '../sites/visit.ts';
import { keepHours } from './fileLimits.ts';
import type { FileParts } from './fileParts.ts';
import type { FileRow } from './fileRows.ts';

/** What a field of the types `file` and `image` takes; undefined for any other field. */
export function readFileLimits(
  named: Parameters<typeof findType>[0],
): { extensions: string[]; megabytes: number } | undefined {
  const used = findType(named);
  if (!used || !(used.name in usualExtensions)) return undefined;
  const { extensions = usualExtensions[used.name] ?? [], megabytes = 20 } = used.settings;
  return { extensions: Array.isArray(extensions) ? extensions.map(String) : [], megabytes: Number(megabytes) };
}

const usualExtensions: Record<string, string[]> = {
  file: [],
  image: ['jpg', 'jpeg', 'png', 'webp', 'avif', 'gif'],
};

/**
 * Whether the record that a file belongs to, as this visitor may read it, lists the file in its field; of a file without a field,
 * whether they may read the record, and all that a printed document shows. Who sent it may look at it while it may not be listed yet, and while they may read the record.
 */
export async function mayReadRecordFile(
  app: FileParts,
  visit: Visit,
  file: FileRow,
  isSender: boolean,
): Promise<boolean> {
  // Its record is not saved yet.
  if (file.record_id === null) return isSender && file.purpose === 'record';
  const owner = await readOwner(app, visit, file);
  if (!owner) return false;
  const { record, context } = owner;
  if (file.shows && !mayReadWhole(context, file.collection ?? '', file.shows)) return false;
  if (file.form_field === null || file.purpose !== 'record') return true;
  const age = Date.now() - new Date(file.created_at).getTime();
  return (isSender && age < keepHours.unlisted * 3_600_000) || listsFile(record[file.form_field], file.id);
}

async function readOwner(
  app: FileParts,
  visit: Visit,
  file: FileRow,
): Promise<{ record: JsonObject; context: RecordsContext } | undefined> {
  if (!file.collection || !file.record_id) return undefined;
  const { site, language } = visit;
  const records = await openRecords(app, { siteId: site.id, actor: actorOf(visit), language });
  try {
    return { record: await records.read(file.collection, file.record_id), context: records.context };
  } catch (error) {
    if (error instanceof SalaError) return undefined;
    throw error;
  }
}

function listsFile(value: Json | undefined, id: string): boolean {
  return Array.isArray(value) && value.some((item) => isJsonObject(item) && item.file === id);
}

/**
 * Deletes the files of records that are gone for good, and files that their field has not listed for three days. Records in the
 * trash keep theirs.
 */
export async function deleteLostFiles(app: FileParts): Promise<FileRow[]> {
  const groups = await app.db.platform.query<{ site_id: string; collection: string }>(
    `select distinct site_id, collection from file where purpose = 'record' and collection is not null`,
  );
  const deleted: FileRow[] = [];
  for (const { site_id, collection } of groups) {
    const site = await app.sites.byId(site_id);
    const stored = site && (await app.collections.of(site)).get(collection);
    if (stored && !stored.collection.core) deleted.push(...(await deleteOf(app, site_id, collection, stored.table)));
  }
  return deleted;
}

function deleteOf(app: FileParts, siteId: string, collection: string, table: string): Promise<FileRow[]> {
  const listed = `select from ?? r where r.site_id = file.site_id and r.id = file.record_id and (file.form_field is null
    or coalesce(r.data -> file.form_field, '[]') @> jsonb_build_array(jsonb_build_object('file', file.id)))`;
  return app.db
    .site(siteId)
    .query<FileRow>(
      siteRows('file')
        .where({ purpose: 'record', collection })
        .whereRaw(`created_at < now() - make_interval(hours => ?)`, [keepHours.unlisted])
        .whereRaw(`not exists (${listed})`, [table])
        .delete()
        .returning('*'),
    );
}
