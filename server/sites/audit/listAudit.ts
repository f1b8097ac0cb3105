import { findText, type Json, type Language, readText } from '../../../schemas/index.ts';
import { siteRows, sql } from '../../platform/db/sql.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';

interface AuditRow {
  at: string;
  actor_id: string | null;
  actor_name: string | null;
  on_behalf_of: string | null;
  owner_name: string | null;
  action: string;
  target_kind: string;
  target_id: string | null;
  target_name: string | null;
  page_title: Json | null;
  changes: Record<string, unknown>;
  address: string | null;
}

interface Options {
  targetKinds?: string[];
  targetId?: string;
  actorId?: string;
  /** That in which pages are named. */
  language: Language;
  page: number;
  limit: number;
}

/** The latest rows of the audit log, of everything or of one target or actor. */
export async function listAudit(db: TenantDb, options: Options) {
  const { targetKinds, targetId, actorId, language, page, limit } = options;
  const lines = siteRows('audit')
    .leftJoin({ actor: 'account' }, 'actor.id', 'audit.actor_id')
    .leftJoin({ owner: 'account' }, 'owner.id', 'audit.on_behalf_of')
    .leftJoin({ target: 'account' }, (on) => on.on('target.id', 'audit.target_id').onVal('audit.target_kind', 'person'))
    .leftJoin('layout', (on) =>
      on
        .on('layout.site_id', 'audit.site_id')
        .on('layout.key', 'audit.target_id')
        .onIn('audit.target_kind', ['layout', 'page']),
    )
    .select('audit.*', nameOf('actor'), nameOf('owner'), nameOf('target'), sql.raw(pageTitle))
    .orderByRaw('audit.at desc, audit.id desc')
    .limit(limit)
    .offset((page - 1) * limit);
  if (targetKinds !== undefined) lines.whereIn('audit.target_kind', targetKinds);
  if (targetId !== undefined) lines.where('audit.target_id', targetId);
  if (actorId !== undefined) lines.where('audit.actor_id', actorId);
  const rows = await db.query<AuditRow>(lines);
  return rows.map((row) => ({
    at: row.at,
    actorId: row.actor_id,
    actor: row.actor_name,
    onBehalfOfId: row.on_behalf_of,
    onBehalfOf: row.owner_name,
    action: row.action,
    targetKind: row.target_kind,
    targetId: row.target_id,
    target: row.target_name ?? (readText(findText(row.page_title), language) || null),
    changes: row.changes,
    address: row.address,
  }));
}

const pageTitle = `coalesce(layout.draft, layout.published) -> 'settings' -> 'title' as page_title`;

/** The name of a person, else their address, as `actor_name` or `target_name`. */
function nameOf(account: 'actor' | 'owner' | 'target') {
  return sql.raw(
    `coalesce(nullif(concat_ws(' ', ??.profile->>'firstname', ??.profile->>'lastname'), ''), ??.email) as ??`,
    [account, account, account, `${account}_name`],
  );
}
