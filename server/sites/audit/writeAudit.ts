import type { TenantDb } from '../../platform/db/tenantDb.ts';
import { type Authors, readAuthors, type Visit } from '../visit.ts';

export interface AuditEntry {
  /** The action as noun and verb: `person.role_changed`. */
  action: string;
  targetKind: string;
  targetId?: string;
  changes?: Record<string, unknown>;
  /** Who did it, where that is not the session. */
  authors?: Authors;
}

/** Writes the row that a call's definition asks for; a change passes its transaction, and what it will answer. */
export type ChangeLog = (tx: TenantDb, data?: unknown) => Promise<void>;

/** Adds an entry to the audit log, which is append-only. Pass the transaction of the change itself. */
export async function writeAudit(db: TenantDb, visit: Visit, entry: AuditEntry): Promise<void> {
  const { by, onBehalfOf } = entry.authors ?? readAuthors(visit.session);
  await db.run(
    `insert into audit (site_id, actor_id, action, target_kind, target_id, changes, address, on_behalf_of)
     values (current_site(), $1, $2, $3, $4, $5, $6, $7)`,
    [
      by,
      entry.action,
      entry.targetKind,
      entry.targetId,
      JSON.stringify(entry.changes ?? {}),
      visit.address,
      onBehalfOf,
    ],
  );
}
