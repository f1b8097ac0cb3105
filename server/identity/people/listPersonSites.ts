import type { PlatformDb } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/sql.ts';

interface SiteRow {
  id: string;
  name: string;
  host: string | null;
  role: string;
  disabled: boolean;
  home: boolean;
  joinedAt: string;
}

/** The sites that a person is a member of, with their role in each. */
export async function listPersonSites(
  platform: PlatformDb,
  { personId, only, current }: { personId: string; only?: string; current: string },
) {
  const sites = sql('membership')
    .join('site', 'site.site_id', 'membership.site_id')
    .join('account', 'account.id', 'membership.account_id')
    .where('membership.account_id', personId)
    .select(columns)
    .orderByRaw('site.site_id = ? desc, site.name', [current]);
  if (only !== undefined) sites.where('site.site_id', only);
  const rows = await platform.query<SiteRow>(sites);
  return rows.map((row) => ({ ...row, current: row.id === current }));
}

const columns = sql.raw(`
  site.site_id as id, site.name, membership.role, membership.disabled_at is not null as disabled,
  account.site_id = site.site_id as home, membership.created_at as "joinedAt",
  (select host from site_host where site_host.site_id = site.site_id order by is_main desc, host limit 1) as host`);
