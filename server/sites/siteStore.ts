import type { Logger } from 'pino';
import type { OwnRole, RouteOverride, Site, SiteTheme } from '../../schemas/index.ts';
import type { PlatformDb } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import type { Queue } from '../platform/queue/openQueue.ts';
import { isPluginAllowed, type PluginRegistry } from '../plugins/pluginRegistry.ts';

interface SiteRow {
  site_id: string;
  name: string;
  type: Site['type'];
  language: Site['language'];
  time_zone: string;
  plugins: string[];
  allowed_plugins: string[] | null;
  settings: Partial<
    Pick<
      Site,
      | 'names'
      | 'currency'
      | 'logo'
      | 'favicon'
      | 'theme'
      | 'homepage'
      | 'menu'
      | 'footer'
      | 'marquee'
      | 'mediaHosts'
      | 'userMenuEndpoint'
    >
  > &
    Record<string, unknown>;
  hosts: string[];
  suspended_at: string | null;
  route_overrides: RouteOverride[] | null;
  own_roles: OwnRole[];
}

export interface SiteStore {
  /** The site served under a host name. */
  byHost(host: string): Promise<Site | undefined>;
  byId(siteId: string): Promise<Site | undefined>;
  all(): Promise<Site[]>;
  /** Call it after any change of a site: every process clears its cache. */
  changed(siteId: string): Promise<void>;
  /** Tells of every change, whichever process made it, once the old site is forgotten here. */
  onChanged(listener: (siteId: string) => void): () => void;
}

const cacheMs = 60_000;
const changedTopic = 'sites.changed';

/** Sites are read on every request: cached for a minute, and cleared at once when one changes. */
export async function createSiteStore(options: {
  platform: PlatformDb;
  queue: Queue;
  registry: PluginRegistry;
  log: Logger;
}): Promise<SiteStore> {
  const { platform, queue, registry } = options;
  const toSite = (row: SiteRow) => presentRow(registry, row);
  const cache = new Map<string, { site: Promise<Site | undefined>; until: number }>();
  const forget = () => cache.clear();
  const onChanged = await hearChanges(queue, forget);

  function cached(key: string, load: () => Promise<Site | undefined>): Promise<Site | undefined> {
    const known = cache.get(key);
    if (known && known.until > Date.now()) return known.site;
    const site = load();
    // Anybody may request unknown host names, so the cache is limited.
    if (cache.size > 10_000) cache.clear();
    cache.set(key, { site, until: Date.now() + cacheMs });
    site.catch(() => cache.delete(key));
    return site;
  }

  return {
    byHost: (host) =>
      cached(`host ${host}`, async () => {
        const named = sql('site_host').where('host', host).select('site_id');
        const rows = await platform.query<SiteRow>(sql('site').select(columns).where('site_id', named));
        return rows[0] && toSite(rows[0]);
      }),
    byId: (siteId) =>
      cached(`id ${siteId}`, async () => {
        const rows = await platform.query<SiteRow>(sql('site').select(columns).where('site_id', siteId));
        return rows.map(toSite)[0];
      }),
    all: async () =>
      (await platform.query<SiteRow>(sql('site').select(columns).orderByRaw('created_at, site_id'))).map(toSite),
    changed: async (siteId) => {
      forget();
      await queue.publish(changedTopic, { siteId });
    },
    onChanged,
  };
}

async function hearChanges(queue: Queue, forget: () => void): Promise<SiteStore['onChanged']> {
  const listeners = new Set<(siteId: string) => void>();
  await queue.subscribe(changedTopic, (_, data) => {
    forget();
    const { siteId } = data as { siteId: string }; // published by `changed`
    for (const listener of listeners) listener(siteId);
  });
  return (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
}

const columns = sql.raw(`
  site_id, name, type, language, time_zone, plugins, allowed_plugins, settings, suspended_at,
    (select overrides from route_override where route_override.site_id = site.site_id) as route_overrides,
    (select coalesce(jsonb_agg(definition order by id), '[]') from own_role where own_role.site_id = site.site_id) as own_roles,
    (select coalesce(array_agg(host order by is_main desc, host), '{}') from site_host where site_host.site_id = site.site_id) as hosts`);

function presentRow(registry: PluginRegistry, row: SiteRow): Site {
  const { currency, logo, favicon, theme, homepage, menu, ...others } = row.settings;
  const { names, footer, marquee, mediaHosts, userMenuEndpoint, ...settings } = others;
  const allowedPlugins = row.allowed_plugins ?? undefined;
  return {
    id: row.site_id,
    name: row.name,
    names,
    hosts: row.hosts,
    type: row.type,
    language: row.language,
    timeZone: row.time_zone,
    currency: currency ?? 'THB',
    logo,
    favicon,
    theme: (theme ?? {}) satisfies SiteTheme,
    // What is not allowed any more is off, wherever the site is asked for.
    plugins: row.plugins.filter((id) => isPluginAllowed(registry, id, allowedPlugins)),
    allowedPlugins,
    homepage,
    menu: menu ?? [],
    footer,
    marquee,
    mediaHosts,
    userMenuEndpoint: userMenuEndpoint ?? 'user',
    settings,
    ...(row.suspended_at && { suspended: true }),
    ...(row.own_roles.length > 0 && { ownRoles: row.own_roles }),
    routeOverrides: row.route_overrides ?? undefined,
  };
}
