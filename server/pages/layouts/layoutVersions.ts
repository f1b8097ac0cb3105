import type { Layout } from '../../../schemas/index.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import type { ChangeLog } from '../../sites/audit/writeAudit.ts';
import { versionUnknown } from './layouts.errors.ts';

/** A version of a layout that was published once. */
export interface LayoutVersion {
  version: number;
  publishedAt: string;
  by: string | null;
  role: string | null;
  name: string | null;
  /** Visitors see it now. */
  isCurrent: boolean;
}

/** The published versions of a layout, the latest first. */
export async function listVersions(
  db: TenantDb,
  { key, page, limit }: { key: string; page: number; limit: number },
): Promise<LayoutVersion[]> {
  return db.query<LayoutVersion>(
    `select version.version, version.published_at as "publishedAt", version.published_role as role, version.name,
       coalesce(nullif(concat_ws(' ', account.profile->>'firstname', account.profile->>'lastname'), ''), account.email) as by,
       coalesce(version.version = layout.published_version, false) as "isCurrent"
     from layout_version version
     left join layout on layout.key = version.key
     left join account on account.id = version.published_by
     where version.key = $1
     order by version.version desc limit $2 offset $3`,
    [key, limit, (page - 1) * limit],
  );
}

export async function readVersion(db: TenantDb, { key, version }: { key: string; version: number }): Promise<Layout> {
  const [row] = await db.query<{ content: Layout }>(
    'select content from layout_version where key = $1 and version = $2',
    [key, version],
  );
  if (!row) throw versionUnknown({ version });
  return row.content;
}

/** Gives a version a name, or takes it away. */
export async function nameVersion(
  db: TenantDb,
  { key, version, name }: { key: string; version: number; name: string | null },
  logChange: ChangeLog | undefined,
): Promise<{ key: string; version: number; name: string | null }> {
  return db.transaction(async (tx) => {
    const [row] = await tx.query<{ key: string; version: number; name: string | null }>(
      'update layout_version set name = $3 where key = $1 and version = $2 returning key, version, name',
      [key, version, name],
    );
    if (!row) throw versionUnknown({ version });
    await logChange?.(tx, row);
    return row;
  });
}
