import type { Layout } from '../../../schemas/index.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';

export type ScheduledAction = 'publish' | 'unpublish';

/** A page that is to be published or withdrawn at a time, and why that failed. */
export interface Scheduled {
  action: ScheduledAction;
  at: string;
  by: string | null;
  refusal: string | null;
}

export async function listScheduled(db: TenantDb, key: string): Promise<Scheduled[]> {
  return db.query<Scheduled>(
    'select action, due_at as at, asked_by as by, refusal from layout_schedule where key = $1 order by due_at',
    [key],
  );
}

/** Plans an action for a time, in place of an earlier plan; without a time it removes that. */
export async function writeSchedule(
  tx: TenantDb,
  wish: { key: string; action: ScheduledAction; at: string | null; content: Layout | null; by: string | null },
): Promise<void> {
  const { key, action, at, content, by } = wish;
  await tx.run('delete from layout_schedule where key = $1 and action = $2', [key, action]);
  if (at === null) return;
  await tx.run(
    `insert into layout_schedule (site_id, key, action, due_at, content, asked_by)
     values (current_site(), $1, $2, $3, $4, $5)`,
    [key, action, at, content && JSON.stringify(content), by],
  );
}
