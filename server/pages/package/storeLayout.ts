import type { TenantDb } from '../../platform/db/tenantDb.ts';
import type { SignedInVisit } from '../../sites/visit.ts';
import type { PackedLayout } from './sitePackage.ts';

/** Who has published a layout, as its version says; null where it is a draft alone. */
export type Publication = { by: string | null; role: string | null; ownRole: string | null } | null;

/** Puts a layout on a site as its draft and as what visitors see, with a version of its own; published by the visitor unless it says. */
export async function storeLayout(
  tx: TenantDb,
  { session }: SignedInVisit,
  { key, layout, publication }: PackedLayout & { publication?: Publication },
): Promise<void> {
  const content = JSON.stringify(layout);
  const { by, role, ownRole } = publication ?? { by: session.userId, role: session.role, ownRole: session.own?.id };
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
    [key, row?.version, content, by, role, ownRole],
  );
}

/** The publications of these layouts now. */
export async function readPublications(tx: TenantDb, keys: string[]): Promise<ReadonlyMap<string, Publication>> {
  const rows = await tx.query<{ key: string; publication: Publication }>(
    `select layout.key, case when layout.published is not null then json_build_object('by', version.published_by,
       'role', version.published_role, 'ownRole', version.published_own_role) end as publication
     from layout left join layout_version version on version.key = layout.key and version.version = layout.published_version
     where layout.key = any($1)`,
    [keys],
  );
  return new Map(rows.map(({ key, publication }) => [key, publication]));
}
