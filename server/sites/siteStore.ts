import type { Logger } from 'pino';
import type { RouteOverride, Site, SiteTheme } from '../../schemas/index.ts';
import type { PlatformDb } from '../db/database.ts';
import type { Queue } from '../queue/openQueue.ts';

interface SiteRow {
  site_id: string;
  name: string;
  type: Site['type'];
  language: Site['language'];
  time_zone: string;
  plugins: string[];
  settings: Partial<
    Pick<Site, 'logo' | 'favicon' | 'theme' | 'homepage' | 'menu' | 'footer' | 'marquee' | 'userMenuEndpoint'>
  > &
    Record<string, unknown>;
  hosts: string[];
  suspended_at: string | null;
  route_overrides: RouteOverride[] | null;
}

export interface SiteStore {
  /** The site served under a host name. */
  byHost(host: string): Promise<Site | undefined>;
  byId(siteId: string): Promise<Site | undefined>;
  all(): Promise<Site[]>;
  /** To be called after any change of a site: every process forgets what it knew of it. */
  changed(siteId: string): Promise<void>;
}

const cacheMs = 60_000;
const changedTopic = 'sites.changed';

/** Sites change seldom and are asked for on every request: kept for a minute, forgotten at once when one changes. */
export async function createSiteStore(options: {
  platform: PlatformDb;
  queue: Queue;
  log: Logger;
}): Promise<SiteStore> {
  const { platform, queue } = options;
  let cache = new Map<string, { site: Promise<Site | undefined>; until: number }>();
  const forget = () => {
    cache = new Map();
  };
  await queue.subscribe(changedTopic, forget);

  function cached(key: string, load: () => Promise<Site | undefined>): Promise<Site | undefined> {
    const known = cache.get(key);
    if (known && known.until > Date.now()) return known.site;
    const site = load();
    // Unknown names are asked by anybody: they must not fill the memory.
    if (cache.size > 10_000) cache.clear();
    cache.set(key, { site, until: Date.now() + cacheMs });
    site.catch(() => cache.delete(key));
    return site;
  }

  return {
    byHost: (host) =>
      cached(`host ${host}`, async () => {
        const rows = await platform.query<SiteRow>(
          `${select} where site_id = (select site_id from site_host where host = $1)`,
          [host],
        );
        return rows[0] && toSite(rows[0]);
      }),
    byId: (siteId) =>
      cached(`id ${siteId}`, async () => {
        const rows = await platform.query<SiteRow>(`${select} where site_id = $1`, [siteId]);
        return rows[0] && toSite(rows[0]);
      }),
    all: async () => (await platform.query<SiteRow>(`${select} order by created_at, site_id`)).map(toSite),
    changed: async (siteId) => {
      forget();
      await queue.publish(changedTopic, { siteId });
    },
  };
}

const select = `
  select site_id, name, type, language, time_zone, plugins, settings, suspended_at,
    (select overrides from route_override where route_override.site_id = site.site_id) as route_overrides,
    (select coalesce(array_agg(host order by is_main desc, host), '{}') from site_host where site_host.site_id = site.site_id) as hosts
  from site`;

function toSite(row: SiteRow): Site {
  const { logo, favicon, theme, homepage, menu, footer, marquee, userMenuEndpoint, ...settings } = row.settings;
  return {
    id: row.site_id,
    name: row.name,
    hosts: row.hosts,
    type: row.type,
    language: row.language,
    timeZone: row.time_zone,
    logo,
    favicon,
    theme: (theme ?? {}) satisfies SiteTheme,
    plugins: row.plugins,
    homepage,
    menu: menu ?? [],
    footer,
    marquee,
    userMenuEndpoint: userMenuEndpoint ?? 'user',
    settings,
    ...(row.suspended_at && { suspended: true }),
    routeOverrides: row.route_overrides ?? undefined,
  };
}
