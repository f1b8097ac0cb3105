import { levelField } from '../../../engine/collection/check/approval.ts';
import { isOwnPath } from '../../../engine/content/isOwnPath.ts';
import { type ApprovalMode, decideApproval, placeSeats } from '../../../engine/flow/decideApproval.ts';
import { flowRefused } from '../../../engine/flow/flow.errors.ts';
import { flowLimits, type Json, type JsonObject, unapprovable } from '../../../schemas/index.ts';
import type { StepContext, StepOutcome } from '../runs/stepContext.ts';
import { type Asked, addSeats, type Question, readSeats, type SeatRow } from './approvalSeats.ts';
import { momentAfter } from './approvalTimes.ts';
import { tellSeats } from './tellSeats.ts';

const mostReminders = 10;
const mostAsked = 100;

/**
 * Asks for approval, and is taken again whenever somebody answered or time has come for a reminder: what was asked and answered is
 * stored, so it says each time what is to be done now.
 */
export async function takeApproval(context: StepContext): Promise<StepOutcome> {
  const { run, key, params, records } = context;
  const tx = records.context.db;
  const mode = (params.mode ?? 'one') as ApprovalMode; // checked with the definition
  let seats = await readSeats(tx, run, key);
  if (seats.length === 0) {
    await addSeats(
      tx,
      { run, key, question: readQuestion({ ...params, ...findRecord(context) }) },
      placeSeats(mode, await findAsked(context)),
    );
    seats = await readSeats(tx, run, key);
  }
  const decided = decideApproval(mode, seats);
  if (typeof decided === 'boolean') return { output: await settle(context, seats, decided) };
  await openSeats(context, seats, decided.ask);
  await escalate(context, await readSeats(tx, run, key));
  await remind(context, await readSeats(tx, run, key));
  return { waits: untilNext(context, await readSeats(tx, run, key)) };
}

function readQuestion({ title, text, path, collection, id, delegate }: Partial<JsonObject>): Question {
  return {
    title: String(title),
    text: readText(text),
    // It may be the word of whoever started the flow: those who are asked are led nowhere else by it.
    path: typeof path === 'string' && isOwnPath(path) ? path : null,
    collection: readText(collection),
    record_id: readText(id),
    may_delegate: delegate !== false,
  };
}

/** The record that it is about: the one that the step names, else the one that started the run. */
function findRecord({ params: { collection, id }, run: { trigger } }: StepContext): {
  collection: Json | undefined;
  id: Json | undefined;
} {
  if (readText(collection) !== null || readText(id) !== null) return { collection, id };
  return { collection: trigger?.collection, id: trigger?.id };
}

function readText(value: Json | undefined): string | null {
  return value === undefined || value === null || value === '' ? null : String(value);
}

async function findAsked(context: StepContext): Promise<Asked[]> {
  const { params, records } = context;
  const { roles, people, byLevel } = params;
  if (byLevel !== true) return requireAsked([...readAsked(roles, people)]);
  const { collection, id } = findRecord(context);
  const record = await records.read(String(collection), String(id));
  const level = record[levelField];
  if (typeof level !== 'string')
    throw flowRefused({ th: 'รายการนี้ไม่มีระดับอนุมัติ', en: 'the record has no level of approval' });
  if (level === unapprovable)
    throw flowRefused({ th: 'เกินวงเงินของผู้อนุมัติทุกระดับ', en: 'the record is above every level of approval' });
  return [{ level }];
}

function readAsked(roles: Json | undefined, people: Json | undefined): Asked[] {
  const list = (value: Json | undefined) =>
    Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  return [...list(people).map((account_id) => ({ account_id })), ...list(roles).map((role) => ({ role }))];
}

function requireAsked(asked: Asked[]): Asked[] {
  if (asked.length === 0 || asked.length > mostAsked)
    throw flowRefused({ th: 'ไม่มีผู้อนุมัติ หรือมีมากเกินไป', en: 'nobody is asked to approve, or too many' });
  return asked;
}

async function settle({ run, key, records }: StepContext, seats: readonly SeatRow[], approved: boolean): Promise<Json> {
  await records.context.db.run(
    `update flow_approval set status = 'ended'
     where site_id = current_site() and run_id = $1 and step_key = $2 and status in ('next', 'waiting')`,
    [run.id, key],
  );
  const answers = seats.filter(({ answered_by }) => answered_by !== null);
  return {
    approved,
    answers: answers.map((seat) => ({
      ...{
        person: seat.answered_by,
        answer: seat.status,
        note: seat.note,
        at: new Date(seat.answered_at ?? 0).toISOString(),
      },
    })),
  };
}

async function openSeats(context: StepContext, seats: readonly SeatRow[], ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const { records } = context;
  await records.context.db.run(
    `update flow_approval set status = 'waiting', opened_at = $2 where site_id = current_site() and id = any ($1)`,
    [ids, nowOf(context).toISOString()],
  );
  await tellSeats(
    context,
    seats.filter(({ id }) => ids.includes(id)),
    'asked',
  );
}

/** Once for each place that nobody has answered for so long; who was asked first may still answer. */
async function escalate(context: StepContext, seats: readonly SeatRow[]): Promise<void> {
  const { run, key, params, records } = context;
  const asked = readAsked(params.escalateRoles, params.escalatePeople);
  const done = new Set(seats.flatMap(({ place, escalated }) => (escalated ? [place] : [])));
  const late = seats.filter((seat) => !done.has(seat.place) && isLate(context, seat, params.escalateAfter));
  const places = [...new Set(late.map(({ place }) => place))];
  if (asked.length === 0 || places.length === 0) return;
  const opened_at = nowOf(context).toISOString();
  const added = places.flatMap((place) => asked.map((one) => ({ ...one, place, escalated: true, opened_at })));
  await addSeats(
    records.context.db,
    { run, key, question: readQuestion({ ...params, ...findRecord(context) }) },
    added,
  );
  const known = new Set(seats.map(({ id }) => id));
  const all = await readSeats(records.context.db, run, key);
  await tellSeats(
    context,
    all.filter(({ id }) => !known.has(id)),
    'escalated',
  );
}

function isLate(context: StepContext, { status, opened_at }: SeatRow, seconds: Json | undefined): boolean {
  if (status !== 'waiting' || opened_at === null || typeof seconds !== 'number') return false;
  return nowOf(context).getTime() >= momentAfter(context, opened_at, seconds);
}

async function remind(context: StepContext, seats: readonly SeatRow[]): Promise<void> {
  const seconds = context.params.remindAfter;
  if (typeof seconds !== 'number' || seconds <= 0) return;
  const late = seats.filter(
    (seat) => seat.reminded < mostReminders && isLate(context, seat, seconds * (seat.reminded + 1)),
  );
  if (late.length === 0) return;
  // Reminders that were due while no worker ran become one.
  await context.records.context.db.run(
    `update flow_approval set reminded = greatest(reminded + 1, floor(extract(epoch from $2::timestamptz - opened_at) / $3::float8)::int)
     where site_id = current_site() and id = any ($1)`,
    [late.map(({ id }) => id), nowOf(context).toISOString(), seconds],
  );
  await tellSeats(context, late, 'reminded');
}

/** Seconds until there is something to do; nobody's answer within the time of the step fails it. */
function untilNext(context: StepContext, seats: readonly SeatRow[]): number {
  const { params, step } = context;
  const now = nowOf(context).getTime();
  const first = Math.min(...seats.flatMap(({ opened_at }) => (opened_at === null ? [] : [Date.parse(opened_at)])));
  const end = first + Math.min(step.timeout ?? Number.POSITIVE_INFINITY, flowLimits.days * 86_400) * 1000;
  if (now >= end) throw flowRefused({ th: 'ไม่มีใครตอบภายในเวลา', en: 'nobody answered in time' });
  const waiting = seats.flatMap((seat) =>
    seat.status === 'waiting' && seat.opened_at !== null ? [{ ...seat, at: seat.opened_at }] : [],
  );
  const escalated = new Set(seats.flatMap((seat) => (seat.escalated ? [seat.place] : [])));
  const moments = waiting.flatMap(({ at, reminded, place }) => [
    ...(Number(params.remindAfter) > 0 && reminded < mostReminders
      ? [momentAfter(context, at, Number(params.remindAfter) * (reminded + 1))]
      : []),
    ...(Number(params.escalateAfter) > 0 && !escalated.has(place)
      ? [momentAfter(context, at, Number(params.escalateAfter))]
      : []),
  ]);
  const next = Math.min(end, ...moments.filter((moment) => moment > now));
  return Math.max(1, (next - now) / 1000);
}

function nowOf({ records }: StepContext): Date {
  return records.context.app.clock.now();
}
