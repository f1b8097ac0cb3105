import type { PlatformDb } from '../../db/database.ts';

interface SiteRow {
  id: string;
  name: string;
  host: string | null;
  role: string;
  disabled: boolean;
  home: boolean;
  joinedAt: string;
}

/** The sites someone is a member of, with his role in each. */
export async function listPersonSites(
  platform: PlatformDb,
  { personId, only, current }: { personId: string; only?: string; current: string },
) {
  const rows = await platform.query<SiteRow>(
    `select site.site_id as id, site.name, membership.role, membership.disabled_at is not null as disabled,
       account.site_id = site.site_id as home, membership.created_at as "joinedAt",
       (select host from site_host where site_host.site_id = site.site_id order by is_main desc, host limit 1) as host
     from membership join site on site.site_id = membership.site_id join account on account.id = membership.account_id
     where membership.account_id = $1 and ($2::uuid is null or site.site_id = $2)
     order by site.site_id = $3 desc, site.name`,
    [personId, only, current],
  );
  return rows.map((row) => ({ ...row, current: row.id === current }));
}
