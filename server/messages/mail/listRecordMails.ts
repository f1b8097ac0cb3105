import type { RecordsContext } from '../../records/context/recordsContext.ts';
import { readTitles } from '../../records/find/readReferenced.ts';
import { requireHistory } from '../../records/read/readHistory.ts';
import { sayMailFault } from '../gateways/mailFaults.ts';

interface RecordMailRow {
  id: string;
  to: string;
  subject: string;
  status: string;
  error: string | null;
  by: string;
  at: string;
}

/** The mails that people sent about a record, latest first, for whoever may see its history. */
export async function listRecordMails(context: RecordsContext, place: { collection: string; record: string }) {
  const { stored } = await requireHistory(context, place.collection, place.record);
  const rows = await context.db.query<RecordMailRow>(
    `select id, to_address as "to", content ->> 'subject' as subject, status, error, sent_by as by, created_at as at from mail
     where site_id = current_site() and collection = $1 and record_id = $2 order by created_at desc, id desc limit 200`,
    [stored.collection.name, place.record],
  );
  const names = await readTitles(
    context,
    'user',
    rows.flatMap(({ by }) => by ?? []),
  );
  return rows.map((row) => ({
    ...row,
    error: row.error && sayMailFault(row.error, context.language),
    by: names.get(row.by) ?? null,
  }));
}
