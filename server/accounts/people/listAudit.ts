import type { TenantDb } from '../../db/tenantDb.ts';

interface AuditRow {
  at: string;
  actor_id: string | null;
  actor_name: string | null;
  action: string;
  target_kind: string;
  target_id: string | null;
  target_name: string | null;
  changes: Record<string, unknown>;
  address: string | null;
}

/** The latest lines of the audit log, of everything or of one target or actor. */
export async function listAudit(
  db: TenantDb,
  options: { targetId?: string; actorId?: string; page: number; limit: number },
) {
  const rows = await db.query<AuditRow>(
    `select audit.at, audit.actor_id,
       coalesce(nullif(concat_ws(' ', account.profile->>'firstname', account.profile->>'lastname'), ''), account.email) as actor_name,
       coalesce(nullif(concat_ws(' ', target.profile->>'firstname', target.profile->>'lastname'), ''), target.email) as target_name,
       audit.action, audit.target_kind, audit.target_id, audit.changes, audit.address
     from audit left join account on account.id = audit.actor_id
       left join account as target on audit.target_kind = 'person' and target.id = audit.target_id
     where audit.site_id = current_site() and ($1::text is null or audit.target_id = $1)
       and ($2::text is null or audit.actor_id = $2)
     order by audit.at desc, audit.id desc limit $3 offset $4`,
    [options.targetId, options.actorId, options.limit, (options.page - 1) * options.limit],
  );
  return rows.map((row) => ({
    at: row.at,
    actorId: row.actor_id,
    actor: row.actor_name,
    action: row.action,
    targetKind: row.target_kind,
    targetId: row.target_id,
    target: row.target_name,
    changes: row.changes,
    address: row.address,
  }));
}
