import type { ApprovalSeat } from '../../../engine/flow/decideApproval.ts';
import { createId } from '../../../engine/record/createId.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import type { RunRow } from '../runs/flowRows.ts';

/** Who is asked: a person, a role, or whoever has a level of approval. */
export interface Asked {
  account_id?: string;
  role?: string;
  level?: string;
}

/** What they are asked. */
export interface Question {
  title: string;
  text: string | null;
  path: string | null;
  collection: string | null;
  record_id: string | null;
  may_delegate: boolean;
}

export interface SeatRow extends ApprovalSeat, Question {
  run_id: string;
  step_key: string;
  account_id: string | null;
  role: string | null;
  level: string | null;
  escalated: boolean;
  opened_at: string | null;
  reminded: number;
  note: string | null;
  answered_by: string | null;
  answered_at: string | null;
}

export function readSeats(tx: TenantDb, { id }: Pick<RunRow, 'id'>, key: string): Promise<SeatRow[]> {
  return tx.query<SeatRow>(
    'select * from flow_approval where site_id = current_site() and run_id = $1 and step_key = $2 order by position',
    [id, key],
  );
}

export async function addSeats(
  tx: TenantDb,
  { run, key, question }: { run: Pick<RunRow, 'id'>; key: string; question: Question },
  asked: readonly (Asked & { place: number; escalated?: boolean; opened_at?: string })[],
): Promise<void> {
  const rows = asked.map((one) => ({ escalated: false, ...one, id: createId('approval') }));
  await tx.run(
    `insert into flow_approval (id, site_id, run_id, step_key, place, account_id, role, level, escalated, status, opened_at,
       title, text, path, collection, record_id, may_delegate)
     select n.id, current_site(), $1, $2, n.place, n.account_id, n.role, n.level, n.escalated,
       case when n.opened_at is null then 'next' else 'waiting' end, n.opened_at, q.title, q.text, q.path, q.collection, q.record_id, q.may_delegate
     from jsonb_to_recordset($3::jsonb) as n(id text, place int, account_id text, role text, level text, escalated boolean, opened_at timestamptz),
       jsonb_to_record($4::jsonb) as q(title text, text text, path text, collection text, record_id text, may_delegate boolean)`,
    [run.id, key, JSON.stringify(rows), JSON.stringify(question)],
  );
}

/**
 * Who asked for the approval: nobody approves that alone. Nobody did where time or another system began the run; after a form
 * it is its sender.
 */
export function findRequester({
  account_id,
  sender_id,
  trigger,
}: Pick<RunRow, 'account_id' | 'sender_id' | 'trigger'>): string | undefined {
  if (sender_id !== null) return sender_id;
  return trigger === null || trigger.by === 'person' ? account_id : undefined;
}
