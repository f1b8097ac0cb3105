import { createHash } from 'node:crypto';
import { listTimings } from '../../../engine/flow/time/listTimings.ts';
import { quoteName } from '../../../engine/query/sql/sqlBinder.ts';
import type { Site } from '../../../schemas/index.ts';
import type { StoredCollection } from '../collections/collections.ts';
import { systemActor } from '../context/actor.ts';
import type { RecordParts } from '../context/recordParts.ts';
import type { RecordsContext } from '../context/recordsContext.ts';
import { runInTransaction } from '../context/runInTransaction.ts';
import { isTimed, replanDue } from '../decide/dueEvents.ts';
import { openRecords } from '../openRecords.ts';
import { planSchedules } from './runSchedules.ts';

const batchSize = 200;

/**
 * Plans the records of every collection anew for which the plan has changed: its machine, the holidays or the time zone of the
 * site, or because the site uses it for the first time. What is planned already stays as it is.
 */
export async function replanAll(app: RecordParts): Promise<void> {
  const rows = await app.db.platform.query<{ site_id: string; collection: string; fingerprint: string }>(
    'select site_id, collection, fingerprint from due_plan',
  );
  const done = new Map(rows.map(({ site_id, collection, fingerprint }) => [`${site_id} ${collection}`, fingerprint]));
  for (const site of await app.sites.all()) {
    if (site.suspended) continue;
    const isDone = (name: string, fingerprint: string) => done.get(`${site.id} ${name}`) === fingerprint;
    // What is wrong on one site holds up no other.
    await replanSite(app, site, isDone).catch((error: unknown) => {
      app.log.error({ err: error, site: site.id }, 'planning due events failed');
    });
  }
}

async function replanSite(
  app: RecordParts,
  site: Site,
  isDone: (collection: string, fingerprint: string) => boolean,
): Promise<void> {
  const collections = await app.collections.of(site);
  const timed = collections.all().filter(isTimed);
  const scheduled = collections.all().filter(({ collection }) => collection.schema['x-schedule']);
  if (timed.length + scheduled.length === 0) return;
  const holidays = await app.holidays.refresh(site, collections);
  await planSchedules(app, { site, stored: scheduled, holidays });
  for (const stored of timed) {
    const fingerprint = fingerprintOf(stored, site, holidays);
    if (isDone(stored.collection.name, fingerprint)) continue;
    const { context } = await openRecords(app, { siteId: site.id, actor: systemActor });
    await replanCollection({ ...context, holidays }, stored, fingerprint);
  }
}

/** Interrupted, it begins again. */
async function replanCollection(context: RecordsContext, stored: StoredCollection, fingerprint: string): Promise<void> {
  const { name } = stored.collection;
  const timings = stored.machine ? listTimings(stored.machine) : [];
  await context.db.run(
    `delete from due_event where site_id = current_site() and collection = $1 and schedule = '' and not event = any($2)`,
    [name, timings.map(({ event }) => event)],
  );
  const states = [...new Set(timings.map(({ state }) => state))];
  let last = '';
  for (;;) {
    const ids = await listIds(context, stored, { states, last });
    if (ids.length > 0) await runInTransaction(context, (inside) => replanDue(inside, stored, ids));
    if (ids.length < batchSize) break;
    last = ids.at(-1) ?? '';
  }
  await context.db.run(
    `insert into due_plan (site_id, collection, fingerprint) values (current_site(), $1, $2)
     on conflict (site_id, collection) do update set fingerprint = excluded.fingerprint`,
    [name, fingerprint],
  );
}

async function listIds(
  { db }: RecordsContext,
  { table }: StoredCollection,
  { states, last }: { states: string[]; last: string },
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select id from ${quoteName(table)} where site_id = current_site() and deleted_at is null and state = any($1) and id > $2
     order by id limit ${batchSize}`,
    [states, last],
  );
  return rows.map(({ id }) => id);
}

function fingerprintOf({ machine }: StoredCollection, { timeZone }: Site, holidays: ReadonlySet<string>): string {
  const timings = JSON.stringify(machine ? listTimings(machine) : []);
  const days = /working ?day/i.test(timings) ? [...holidays].sort() : [];
  return createHash('sha256')
    .update(JSON.stringify([timings, timeZone, days]))
    .digest('hex')
    .slice(0, 32);
}
