import { actorOf } from '../records/context/actor.ts';
import { listWritable } from '../records/decide/listWritable.ts';
import { mayReadWhole } from '../records/decide/mayReadWhole.ts';
import { readTitles } from '../records/find/readReferenced.ts';
import { openRecords } from '../records/openRecords.ts';
import type { Visit } from '../sites/visit.ts';
import type { FileParts } from './fileParts.ts';
import type { FileRow } from './fileRows.ts';
import { mayDeleteFile } from './mayReadFile.ts';
import { presentFile } from './presentFile.ts';

/** The files that were attached to a record and to none of its fields, for whoever may read it. */
export async function listRecordFiles(app: FileParts, visit: Visit, place: { collection: string; record: string }) {
  const records = await openRecords(app, { siteId: visit.site.id, actor: actorOf(visit), language: visit.language });
  const { context } = records;
  const record = await records.read(place.collection, place.record);
  const name = context.collections.get(place.collection)?.collection.name ?? place.collection;
  const rows = await visit.db.query<FileRow>(
    `select * from file where site_id = current_site() and purpose = 'record' and collection = $1 and record_id = $2
       and form_field is null order by created_at desc, id desc limit 200`,
    [name, place.record],
  );
  const userId = visit.session?.userId;
  const shown = rows.filter(
    ({ shows, owner_id }) => !shows || (userId && owner_id === userId) || mayReadWhole(context, name, shows),
  );
  const names = await readTitles(
    context,
    'user',
    shown.flatMap(({ owner_id }) => owner_id ?? []),
  );
  return {
    data: shown.map((row) => ({
      ...presentFile(row),
      by: names.get(row.owner_id ?? '') ?? null,
      mayDelete: mayDeleteFile(visit, row),
    })),
    mayAdd: visit.session !== null && listWritable(context, name, record).length > 0,
  };
}
