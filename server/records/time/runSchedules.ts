import { nextOccurrence } from '../../../engine/flow/time/nextOccurrence.ts';
import { compileFind } from '../../../engine/query/compileFind.ts';
import { type QueryRow, readRow } from '../../../engine/query/readRow.ts';
import type { Json, RecordSchedule, Site } from '../../../schemas/index.ts';
import type { StoredCollection } from '../collections/collections.ts';
import { systemActor } from '../context/actor.ts';
import type { RecordParts } from '../context/recordParts.ts';
import { catalogFor, type RecordsContext } from '../context/recordsContext.ts';
import { runInTransaction } from '../context/runInTransaction.ts';
import { runQuery } from '../context/runQuery.ts';
import { openRecords } from '../openRecords.ts';

interface RunRow {
  site_id: string;
  collection: string;
  name: string;
  next_at: string;
}

const blockSize = 1000;

/** Notes when the schedules of a site come next: of new ones, and of those whose times or clocks have changed. */
export async function planSchedules(
  app: RecordParts,
  { site, stored, holidays }: { site: Site; stored: readonly StoredCollection[]; holidays: ReadonlySet<string> },
): Promise<void> {
  const rows = stored.flatMap(({ collection }) =>
    (collection.schema['x-schedule'] ?? []).flatMap((schedule) => {
      const next = nextOf(app, { site, holidays }, schedule);
      const { at, days, dates } = schedule;
      const fingerprint = JSON.stringify([site.timeZone, at, days, dates]);
      return next ? [{ collection: collection.name, name: schedule.name, next_at: next, fingerprint }] : [];
    }),
  );
  if (rows.length === 0) return;
  await app.db.site(site.id).run({ name: 'plan schedules', text: planSql, values: [JSON.stringify(rows)] });
}

const planSql = `
  insert into schedule_run (site_id, collection, name, fingerprint, next_at)
  select current_site(), collection, name, fingerprint, next_at
  from jsonb_to_recordset($1::jsonb) as planned(collection text, name text, fingerprint text, next_at timestamptz)
  on conflict (site_id, collection, name) do update set fingerprint = excluded.fingerprint, next_at = excluded.next_at
  where schedule_run.fingerprint <> excluded.fingerprint`;

function nextOf(
  app: RecordParts,
  { site, holidays }: Pick<RecordsContext, 'site' | 'holidays'>,
  schedule: RecordSchedule,
) {
  return nextOccurrence(schedule, app.clock.now().toISOString(), { timeZone: site.timeZone, holidays });
}

/** Makes due what schedules ask for by now; one that a stop has missed is made up for once. */
export async function runSchedules(app: RecordParts): Promise<void> {
  const rows = await app.db.platform.query<RunRow>(
    `select schedule_run.site_id, collection, schedule_run.name, next_at from schedule_run join site using (site_id)
     where next_at <= $1 and suspended_at is null order by next_at limit 500`,
    [app.clock.now().toISOString()],
  );
  for (const row of rows)
    await runSchedule(app, row).catch((error: unknown) => {
      app.log.error({ err: error, schedule: `${row.collection}.${row.name}` }, 'schedule failed');
    });
}

async function runSchedule(app: RecordParts, row: RunRow): Promise<void> {
  const { context } = await openRecords(app, { siteId: row.site_id, actor: systemActor });
  const stored = context.collections.get(row.collection);
  const schedule = stored?.collection.schema['x-schedule']?.find(({ name }) => name === row.name);
  await runInTransaction(context, async (inside) => {
    const mine = await inside.db.query(
      `select 1 from schedule_run where site_id = current_site() and collection = $1 and name = $2 and next_at = $3
       for update skip locked`,
      [row.collection, row.name, row.next_at],
    );
    if (mine.length === 0) return;
    if (stored && schedule) await makeDue(inside, { stored, schedule, dueAt: row.next_at });
    const next = schedule && nextOf(app, inside, schedule);
    await inside.db.run(
      next
        ? 'update schedule_run set next_at = $3 where site_id = current_site() and collection = $1 and name = $2'
        : 'delete from schedule_run where site_id = current_site() and collection = $1 and name = $2 and $3::text is null',
      [row.collection, row.name, next ?? null],
    );
  });
}

interface Occurrence {
  stored: StoredCollection;
  schedule: RecordSchedule;
  dueAt: string;
}

async function makeDue(context: RecordsContext, { stored, schedule, dueAt }: Occurrence): Promise<void> {
  const { name } = stored.collection;
  let last = '';
  for (;;) {
    const ids = await findIds(context, { stored, schedule, last });
    if (ids.length > 0)
      await context.db.run(makeDueSql, [name, schedule.event ?? schedule.effect, schedule.name, dueAt, ids]);
    if (ids.length < blockSize) return;
    last = ids.at(-1) ?? '';
  }
}

const makeDueSql = `
  insert into due_event (site_id, collection, record_id, event, schedule, due_at, next_at)
  select current_site(), $1, id, $2, $3, $4::timestamptz, $4::timestamptz from unnest($5::text[]) as id
  on conflict (site_id, collection, record_id, event, schedule) do update
  set due_at = excluded.due_at, next_at = excluded.next_at, status = 'waiting', attempts = 0, refusal = null`;

async function findIds(
  context: RecordsContext,
  { stored, schedule, last }: { stored: StoredCollection; schedule: RecordSchedule; last: string },
): Promise<string[]> {
  const query = compileFind({
    collection: stored.collection.name,
    catalog: catalogFor(context),
    filter: { $and: [schedule.where, { id: { $gt: last } }] as Json[] },
    projection: { id: 1 },
    sort: { id: 1 },
    paging: { limit: blockSize },
  });
  return (await runQuery<QueryRow>(context, query)).map((row) => String(readRow(row).id));
}
