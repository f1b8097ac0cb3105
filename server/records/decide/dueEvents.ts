import { listTimings } from '../../../engine/flow/time/listTimings.ts';
import { type DuePlan, planDue } from '../../../engine/flow/time/planDue.ts';
import { quoteName } from '../../../engine/query/sql/sqlBinder.ts';
import { flattenRecord } from '../../../engine/record/presentRecord.ts';
import type { RecordPlan } from '../../../engine/record/recordPlan.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import type { StoredCollection } from '../collections/collections.ts';
import type { RecordsContext } from '../context/recordsContext.ts';
import { type RecordRow, recordColumns } from '../context/writeChange.ts';

type DueContext = Pick<RecordsContext, 'db' | 'site' | 'holidays' | 'dueAt'>;

const shortestMs = 60_000;

/** Whether time sends any event to records of a collection. */
export function isTimed({ machine }: StoredCollection): boolean {
  return machine !== undefined && listTimings(machine).length > 0;
}

/** Plans what time is to send to a record that was just written, in the same transaction. */
export async function planRecordDue(
  context: DueContext,
  stored: StoredCollection,
  plan: RecordPlan,
  row: RecordRow,
): Promise<void> {
  if (!isTimed(stored)) return;
  if (plan.action === 'restore') return replanDue(context, stored, [row.id]);
  await writeDue(context.db, stored, [{ id: row.id, ...decideDue(context, stored, plan, row) }]);
}

/** The same for new records that were written together. */
export async function planManyDue(context: DueContext, stored: StoredCollection, plans: RecordPlan[]): Promise<void> {
  if (!isTimed(stored) || plans.length === 0) return;
  const planned = plans.map((plan) => {
    const { id, state, data, at, userId } = plan;
    const system = { created_at: at, created_by: userId, updated_at: at, updated_by: userId, deleted_at: null };
    return { id, ...decideDue(context, stored, plan, { id, state, data, version: 1, ...system }) };
  });
  await writeDue(context.db, stored, planned);
}

function decideDue(context: DueContext, stored: StoredCollection, plan: RecordPlan, row: RecordRow): DuePlan {
  const { machine, collection } = stored;
  if (!machine || plan.action === 'delete') return { due: [], kept: [] };
  const isEntered = plan.baseVersion === undefined || plan.fromState !== plan.state;
  const { due, kept } = planDue({
    ...calendarOf(context),
    collection,
    machine,
    record: flattenRecord(row),
    ...(isEntered && { enteredAt: plan.at }),
    ...(plan.event !== undefined && { event: { name: plan.event, at: plan.at } }),
  });
  // Timed events that lead through a circle of states without delay would never end.
  const earliest = isEntered && context.dueAt ? Date.parse(plan.at) + shortestMs : 0;
  return { due: due.map(({ event, dueAt }) => ({ event, dueAt: notBefore(dueAt, earliest) })), kept };
}

function notBefore(dueAt: string, earliest: number): string {
  return Date.parse(dueAt) < earliest ? new Date(earliest).toISOString() : dueAt;
}

function calendarOf({ site, holidays }: DueContext) {
  return { timeZone: site.timeZone, holidays };
}

interface EnteredRow extends RecordRow {
  entered_at: string | null;
  sent_at: string | null;
}

/** Plans records that were written before: restored ones, and all of them after a change of what the plan depends on. */
export async function replanDue(context: DueContext, stored: StoredCollection, ids: string[]): Promise<void> {
  const { machine, collection } = stored;
  if (!machine) return;
  const rows = await context.db.query<EnteredRow>(replanSql(stored), [ids, collection.name]);
  const planned = rows.map(({ entered_at, sent_at, ...row }) => {
    const enteredAt = entered_at ?? row.created_at;
    const request = { ...calendarOf(context), collection, machine, record: flattenRecord(row) };
    const { due } = planDue({ ...request, enteredAt });
    const own = new Set(listTimings(machine).flatMap(({ state, to, event }) => (state === to ? [event] : [])));
    const again = sent_at === null ? due : planDue({ ...request, enteredAt: sent_at }).due;
    return {
      id: row.id,
      due: [...due.filter(({ event }) => !own.has(event)), ...again.filter(({ event }) => own.has(event))],
      kept: [],
    };
  });
  await writeDue(context.db, stored, planned);
}

function replanSql({ table }: StoredCollection): string {
  const latest = (what: string) => `(
    select max(h.at) from record_history h
    where h.site_id = current_site() and h.collection = $2 and h.record_id = r.id and h.to_state = r.state and ${what})`;
  return `select ${recordColumns}, ${latest('h.from_state is distinct from h.to_state')} as entered_at,
      ${latest("h.action = 'transition'")} as sent_at
    from ${quoteName(table)} r
    where site_id = current_site() and id = any($1) and deleted_at is null order by id for update of r`;
}

/** What is no longer due goes; what is due at another time moves; what was refused is tried again. */
async function writeDue(
  db: TenantDb,
  { collection }: StoredCollection,
  plans: (DuePlan & { id: string })[],
): Promise<void> {
  if (plans.length === 0) return;
  const rows = plans.map(({ id, due, kept }) => ({ id, due, kept: [...kept, ...due.map(({ event }) => event)] }));
  await db.run({ name: 'plan due events', text: writeSql, values: [collection.name, JSON.stringify(rows)] });
}

const writeSql = `
  with planned as (select * from jsonb_to_recordset($2::jsonb) as planned(id text, due jsonb, kept text[])),
    gone as (
      delete from due_event using planned
      where due_event.site_id = current_site() and due_event.collection = $1 and due_event.record_id = planned.id
        and due_event.schedule = '' and not due_event.event = any(planned.kept)
    ),
    due as (
      select planned.id, one->>'event' as event, (one->>'dueAt')::timestamptz as due_at
      from planned cross join jsonb_array_elements(planned.due) as one
    )
  insert into due_event (site_id, collection, record_id, event, due_at, next_at)
  select current_site(), $1, id, event, due_at, due_at from due
  on conflict (site_id, collection, record_id, event, schedule) do update
  set due_at = excluded.due_at, next_at = excluded.due_at, status = 'waiting', attempts = 0, refusal = null
  where due_event.due_at <> excluded.due_at or (due_event.status = 'waiting' and due_event.refusal is not null)`;
