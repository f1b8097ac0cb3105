import { matchesCondition } from '../../../engine/condition/matchesCondition.ts';
import { listTimings } from '../../../engine/flow/time/listTimings.ts';
import { findTransition } from '../../../engine/machine/readMachine.ts';
import { flattenRecord } from '../../../engine/record/presentRecord.ts';
import {
  type ErrorDetail,
  type JsonObject,
  type RecordSchedule,
  SalaError,
  type Text,
} from '../../../schemas/index.ts';
import type { StoredCollection } from '../collections/collections.ts';
import { systemActor } from '../context/actor.ts';
import type { RecordParts } from '../context/recordParts.ts';
import { catalogFor, type RecordsContext } from '../context/recordsContext.ts';
import type { RecordRow } from '../context/writeChange.ts';
import { openRecords } from '../openRecords.ts';
import { lockRows } from '../rollups/readRollup.ts';
import { announceChange } from '../tell/announceChange.ts';
import { transitionRecord } from '../write/transitionRecord.ts';

/** An event that is due, taken by this process. */
export interface DueRow {
  id: number;
  site_id: string;
  collection: string;
  record_id: string;
  /** Or the effect, of a schedule that names one. */
  event: string;
  /** The schedule that asks for it; empty for the machine. */
  schedule: string;
  due_at: string;
  attempts: number;
}

const claimSize = 20;
const hourMs = 3_600_000;

/** Sends every event that is due, what a stop has missed too; returns how many were taken up. */
export async function sweepDue(app: RecordParts): Promise<number> {
  let taken = 0;
  for (;;) {
    const claimed = await claimDue(app);
    if (claimed.length === 0) return taken;
    for (const row of claimed) await sendDue(app, row);
    taken += claimed.length;
  }
}

/** A claim lasts a minute; after that another process may take it. What was due first comes first. */
export async function claimDue(app: RecordParts): Promise<DueRow[]> {
  const claimed = await app.db.platform.query<DueRow>(claimSql, [claimSize, app.clock.now().toISOString()]);
  return claimed.sort((one, other) => Date.parse(one.due_at) - Date.parse(other.due_at) || one.id - other.id);
}

/** Sends one event; a refusal stays with it, and it is tried again later. */
export async function sendDue(app: RecordParts, row: DueRow): Promise<void> {
  try {
    if (!(await send(app, row))) await postpone(app, row, null);
  } catch (error) {
    const isRefusal = error instanceof SalaError && error.status < 500;
    if (!isRefusal)
      app.log.error({ err: error, event: row.event, record: `${row.collection}/${row.record_id}` }, 'due event failed');
    await postpone(app, row, describeRefusal(error));
  }
}

/** False where the site does not use the collection at present. */
async function send(app: RecordParts, due: DueRow): Promise<boolean> {
  const records = await openRecords(app, { siteId: due.site_id, actor: systemActor });
  return records.transaction(async ({ context }) => {
    const stored = context.collections.get(due.collection);
    if (!stored) return false;
    // The record first, as everybody who changes it does.
    const [row] = await lockRows(context.db, stored, [due.record_id]);
    if (!row || !isWanted(context, { stored, row, due })) {
      await context.db.run('delete from due_event where id = $1 and due_at = $2', [due.id, due.due_at]);
      return true;
    }
    // The first to mark it sends it: who took it over after a pause finds it done, or moved to another time.
    const mine = await context.db.run(
      `update due_event set status = 'done', refusal = null where id = $1 and status = 'waiting' and due_at = $2`,
      [due.id, due.due_at],
    );
    if (mine > 0) await take(context, { stored, row, due });
    return true;
  });
}

interface Due {
  stored: StoredCollection;
  row: RecordRow;
  due: DueRow;
}

/** The record may be in the trash, and what was declared or what it depends on may have changed since it was planned. */
function isWanted(context: RecordsContext, { stored, row, due }: Due): boolean {
  const { machine } = stored;
  if (row.deleted_at !== null) return false;
  if (due.schedule === '')
    return (
      machine !== undefined &&
      listTimings(machine).some(({ state, event }) => state === row.state && event === due.event)
    );
  const schedule = findSchedule(stored, due);
  if (!schedule || !matchesCondition(flattenRecord(row), schedule.where, catalogFor(context).variables)) return false;
  return (
    schedule.effect !== undefined ||
    (machine !== undefined && findTransition(machine, row.state ?? '', due.event) !== undefined)
  );
}

function findSchedule({ collection }: StoredCollection, due: DueRow): RecordSchedule | undefined {
  return collection.schema['x-schedule']?.find(
    ({ name, event, effect }) => name === due.schedule && (event ?? effect) === due.event,
  );
}

async function take(context: RecordsContext, { stored, row, due }: Due): Promise<void> {
  const { effect } = findSchedule(stored, due) ?? {};
  if (effect === undefined) {
    await transitionRecord({ ...context, dueAt: due.due_at }, due.collection, { id: row.id, event: due.event });
    return;
  }
  const key = `${due.collection}:${row.id}:${due.schedule}:${due.due_at}`;
  await context.db.run(
    `insert into outbox (site_id, collection, record_id, record_version, effect, key, payload, created_at)
     values (current_site(), $1, $2, $3, $4, $5, $6, $7) on conflict (site_id, key) do nothing`,
    [due.collection, row.id, row.version, effect, key, JSON.stringify({ schedule: due.schedule }), due.due_at],
  );
  announceChange(context, stored, { id: row.id, version: row.version, action: 'schedule', effects: 1 });
}

async function postpone(app: RecordParts, row: DueRow, refusal: JsonObject | null): Promise<void> {
  const wait = refusal ? Math.min(hourMs, 60_000 * 2 ** Math.min(row.attempts, 10)) : hourMs;
  const next = new Date(app.clock.now().getTime() + wait).toISOString();
  await app.db.platform.query(
    `update due_event set refusal = $3, next_at = $4 where id = $1 and status = 'waiting' and due_at = $2`,
    [row.id, row.due_at, refusal && JSON.stringify(refusal), next],
  );
}

const failed: Text = { th: 'ระบบขัดข้อง จะลองใหม่อีกครั้ง', en: 'Something went wrong; it will be tried again' };

function describeRefusal(error: unknown): JsonObject {
  if (!(error instanceof SalaError) || error.status >= 500) return { code: 'internal', text: { ...failed } };
  const details = Array.isArray(error.details) ? (error.details as ErrorDetail[]) : []; // as the engine's errors carry them
  const told = details.flatMap(({ path = '', text }) => (text ? [{ path, text: { ...text } }] : []));
  return { code: error.code, text: { ...error.text }, ...(told.length > 0 && { details: told }) };
}

// The first of each site before the second of any: a site with a million due events delays itself alone.
const claimSql = `
  update due_event set attempts = attempts + 1, next_at = $2::timestamptz + interval '1 minute'
  where id in (
    select due_event.id from due_event join (
      select due.id, due.place from site cross join lateral (
        select id, row_number() over (order by next_at, id) as place from (
          select id, next_at from due_event
          where due_event.site_id = site.site_id and status = 'waiting' and next_at <= $2
          order by next_at, id limit $1 * 5
        ) as oldest
      ) as due
      where site.suspended_at is null
    ) as turn on turn.id = due_event.id
    where status = 'waiting' and next_at <= $2
    order by turn.place, due_event.next_at, due_event.id limit $1 for update of due_event skip locked
  ) returning id, site_id, collection, record_id, event, schedule, due_at, attempts`;
