import { isStaff } from '../../../engine/people/isStaff.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import { type Actor, actorOf, systemActor } from '../../records/context/actor.ts';
import type { RecordParts } from '../../records/context/recordParts.ts';
import { readLevels } from '../../records/decide/readLevels.ts';
import { findMember } from '../../records/find/findMember.ts';
import { openRecords, type Records } from '../../records/openRecords.ts';
import { flowTopic } from '../../records/tell/noteFlowStarts.ts';
import type { ChangeLog } from '../../sites/audit/writeAudit.ts';
import type { SignedInVisit } from '../../sites/visit.ts';
import type { RunRow } from '../runs/flowRows.ts';
import { approvalClosed, approvalDelegate, approvalUnknown } from '../runs/flows.errors.ts';
import { wakeRun } from '../runs/lease.ts';
import { readNames } from '../runs/readNames.ts';
import { siteMoment } from '../runs/siteMoment.ts';
import { addSeats, findRequester, readSeats, type SeatRow } from './approvalSeats.ts';

const mostListed = 200;
const mostDelegations = 5;

type AskedSeat = SeatRow &
  Pick<RunRow, 'account_id' | 'acted_by' | 'sender_id' | 'trigger'> & {
    seat_account: string | null;
    flow_id: string;
    open: boolean;
  };

const isOpen = "a.status = 'waiting' and r.status in ('queued', 'running', 'waiting')";
const seatSql = `
  select a.*, a.account_id as seat_account, r.account_id, r.acted_by, r.sender_id, r.trigger, r.flow_id, ${isOpen} as open
  from flow_approval a join flow_run r on r.site_id = a.site_id and r.id = a.run_id
  where a.site_id = current_site()`;

/** What waits for this person's approval, the oldest first. */
export async function listApprovals(app: RecordParts, visit: SignedInVisit) {
  const { session, site } = visit;
  const rows = await visit.db.query<AskedSeat>(
    `${seatSql} and ${isOpen} and (a.account_id = $1 or a.role = any ($2) or a.level is not null) order by a.position limit ${mostListed}`,
    [session.userId, rolesOf(session)],
  );
  const records = await openRecords(app, { siteId: site.id, actor: actorOf(visit) });
  const mine = [];
  for (const seat of rows) if (await mayAnswer(records, seat)) mine.push(seat);
  const system = await openRecords(app, { siteId: site.id, actor: systemActor });
  const names = await readNames(system, 'user', {
    field: 'name',
    ids: mine.flatMap((seat) => findRequester(seat) ?? []),
  });
  return mine.map((seat) => ({
    ...{ id: seat.id, title: seat.title, text: seat.text, path: seat.path, run: seat.run_id, flow: seat.flow_id },
    ...{ collection: seat.collection, record: seat.record_id },
    ...{ askedBy: findRequester(seat) ?? null, askedByName: names[findRequester(seat) ?? ''] ?? null },
    // Visitors are shown nobody to whom they could delegate.
    ...{
      mayDelegate: seat.may_delegate && isStaff(session.role),
      escalated: seat.escalated,
      since: seat.opened_at ?? '',
    },
  }));
}

function rolesOf({ role, own }: Pick<Actor, 'role' | 'own'>): string[] {
  return own ? [role, own.id] : [role];
}

export async function readSeat(db: TenantDb, id: string): Promise<AskedSeat | undefined> {
  const [seat] = await db.query<AskedSeat>(`${seatSql} and a.id = $1`, [id]);
  return seat;
}

/** Whether this person is asked, and did not ask themselves, in their own name or in that of another. */
export async function mayAnswer({ context }: Records, seat: AskedSeat): Promise<boolean> {
  const { actor, app, site, collections } = context;
  if (findRequester(seat) === actor.userId || seat.acted_by === actor.userId) return false;
  if (seat.seat_account !== null) return seat.seat_account === actor.userId;
  if (seat.level === null) return seat.role !== null && rolesOf(actor).includes(seat.role);
  const stored = seat.collection === null ? undefined : collections.get(seat.collection);
  const { today } = siteMoment(site, app.clock.now());
  return stored !== undefined && (await readLevels(context, stored, today)).levels.includes(seat.level);
}

export interface ApprovalAnswer {
  id: string;
  answer: 'approve' | 'reject' | 'delegate';
  note?: string;
  /** Of `delegate`. */
  person?: string;
  logChange: ChangeLog;
}

/** Approves, rejects, or has another person answer. */
export async function answerApproval(app: RecordParts, visit: SignedInVisit, given: ApprovalAnswer): Promise<void> {
  const { id, answer, note, person, logChange } = given;
  const records = await openRecords(app, { siteId: visit.site.id, actor: actorOf(visit) });
  await records.transaction(async (inside) => {
    const tx = inside.context.db;
    await tx.run(
      `select 1 from flow_run where site_id = current_site()
         and id = (select run_id from flow_approval where site_id = current_site() and id = $1) for update`,
      [id],
    );
    const seat = await readSeat(tx, id);
    if (!seat || !(await mayAnswer(inside, seat))) throw approvalUnknown();
    if (!seat.open) throw approvalClosed();
    if (answer === 'delegate') await delegate(inside, seat, person);
    const status = { approve: 'approved', reject: 'rejected', delegate: 'delegated' }[answer];
    await tx.run(
      `update flow_approval set status = $2, note = $3, answered_by = $4, answered_at = $5
       where site_id = current_site() and id = $1`,
      [id, status, note ?? null, visit.session.userId, app.clock.now().toISOString()],
    );
    await tx.run(
      `update flow_step set status = 'running', attempts = 0
       where site_id = current_site() and run_id = $1 and key = $2 and status = 'waiting'`,
      [seat.run_id, seat.step_key],
    );
    await wakeRun(tx, seat.run_id);
    await logChange(tx);
  });
  await app.queue.publish(flowTopic, {});
}

/** The other is asked by the step, when it is taken again; of a level, only who has it. */
async function delegate(records: Records, seat: AskedSeat, person: string | undefined): Promise<void> {
  const { app, site, actor, db } = records.context;
  const member = person === undefined ? undefined : await findMember(app, site, person);
  if (!member || !seat.may_delegate || person === actor.userId) throw approvalDelegate();
  const theirs = await openRecords(app, { siteId: site.id, actor: member });
  const asked = seat.level === null ? { ...seat, seat_account: member.userId } : seat;
  if (!(await mayAnswer(theirs, asked))) throw approvalDelegate();
  const seats = await readSeats(db, { id: seat.run_id }, seat.step_key);
  if (seats.filter(({ place, status }) => place === seat.place && status === 'delegated').length >= mostDelegations)
    throw approvalDelegate();
  await addSeats(db, { run: { id: seat.run_id }, key: seat.step_key, question: seat }, [
    { account_id: person, place: seat.place },
  ]);
}
