import type { TenantDb } from '../db/tenantDb.ts';
import type { Context } from '../http/context.ts';

export interface AuditEntry {
  /** What was done, as noun and verb: `person.role_changed`. */
  action: string;
  targetKind: string;
  targetId?: string;
  changes?: Record<string, unknown>;
}

/** Who changed what: one line that is never changed or removed. Give it the transaction of the change itself. */
export async function writeAudit(db: TenantDb, context: Context, entry: AuditEntry): Promise<void> {
  await db.run(
    `insert into audit (site_id, actor_id, action, target_kind, target_id, changes, address)
     values (current_site(), $1, $2, $3, $4, $5, $6)`,
    [
      context.state.session?.userId,
      entry.action,
      entry.targetKind,
      entry.targetId,
      JSON.stringify(entry.changes ?? {}),
      context.ip,
    ],
  );
}
