import type { TenantDb } from '../../platform/db/tenantDb.ts';
import type { SignedInVisit } from '../../sites/visit.ts';
import type { PackedLayout } from './sitePackage.ts';

/** Puts a layout on a site as its draft and as what visitors see, with a version of its own. */
export async function storeLayout(
  tx: TenantDb,
  { session }: SignedInVisit,
  { key, layout }: PackedLayout,
): Promise<void> {
  const content = JSON.stringify(layout);
  const [row] = await tx.query<{ version: number }>(
    `insert into layout (site_id, key, draft, published, published_version, published_at, updated_by)
     values (current_site(), $1, $2, $2, 1, now(), $3)
     on conflict (site_id, key) do update set draft = excluded.draft, published = excluded.published,
       version = layout.version + 1, published_version = layout.version + 1, published_at = now(), updated_at = now(),
       updated_by = excluded.updated_by
     returning version`,
    [key, content, session.userId],
  );
  await tx.run(
    `insert into layout_version (site_id, key, version, content, published_by, published_role, published_own_role)
     values (current_site(), $1, $2, $3, $4, $5, $6) on conflict do nothing`,
    [key, row?.version, content, session.userId, session.role, session.own?.id],
  );
}
