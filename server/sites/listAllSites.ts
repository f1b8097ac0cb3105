import type { PlatformDb } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import { siteMissing } from './sites.errors.ts';

interface ListedSite {
  id: string;
  name: string;
  type: string;
  language: string;
  timeZone: string;
  plugins: string[];
  allowedPlugins: string[] | null;
  logo: string | null;
  hosts: string[];
  people: number;
  createdAt: string;
  suspendedAt: string | null;
}

/** Every site of this server with how many people it has; for root alone. */
export async function listAllSites(platform: PlatformDb): Promise<ListedSite[]> {
  return platform.query<ListedSite>(sql('site').select(columns).orderByRaw('site.name, site.site_id'));
}

/** One of them by its id. */
export async function loadAnySite(platform: PlatformDb, siteId: string): Promise<ListedSite> {
  const [site] = await platform.query<ListedSite>(
    sql('site').select(columns).whereRaw('site.site_id::text = ?', [siteId]),
  );
  if (!site) throw siteMissing();
  return site;
}

const columns = sql.raw(`
  site.site_id as id, site.name, site.type, site.language, site.time_zone as "timeZone", site.plugins,
    site.allowed_plugins as "allowedPlugins",
    site.settings->>'logo' as logo, site.created_at as "createdAt", site.suspended_at as "suspendedAt",
    (select coalesce(array_agg(host order by is_main desc, host), '{}') from site_host where site_host.site_id = site.site_id) as hosts,
    (select count(*)::int from membership where membership.site_id = site.site_id) as people`);
