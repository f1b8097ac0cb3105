import type { PlatformDb } from '../db/database.ts';

interface SiteLine {
  id: string;
  name: string;
  type: string;
  language: string;
  timeZone: string;
  plugins: string[];
  logo: string | null;
  hosts: string[];
  people: number;
  createdAt: string;
  suspendedAt: string | null;
}

/** Every site of the house with how many people it has; for root alone. */
export async function listAllSites(platform: PlatformDb): Promise<SiteLine[]> {
  return platform.query<SiteLine>(`${select} order by site.name, site.site_id`);
}

export async function findAnySite(platform: PlatformDb, siteId: string): Promise<SiteLine | undefined> {
  const rows = await platform.query<SiteLine>(`${select} where site.site_id::text = $1`, [siteId]);
  return rows[0];
}

const select = `
  select site.site_id as id, site.name, site.type, site.language, site.time_zone as "timeZone", site.plugins,
    site.settings->>'logo' as logo, site.created_at as "createdAt", site.suspended_at as "suspendedAt",
    (select coalesce(array_agg(host order by is_main desc, host), '{}') from site_host where site_host.site_id = site.site_id) as hosts,
    (select count(*)::int from membership where membership.site_id = site.site_id) as people
  from site`;
