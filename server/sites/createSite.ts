import { randomUUID } from 'node:crypto';
import type { PlatformDb } from '../platform/db/database.ts';
import type { SiteParts } from './siteParts.ts';
import { hostTaken, siteInvalid } from './sites.errors.ts';

const hostPattern = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/;

export interface NewSite {
  name: string;
  /** `unit` by default. */
  type?: string;
  /** Thai by default. */
  language?: string;
  plugins?: string[];
  /** All without it. */
  allowedPlugins?: string[];
  settings: Record<string, unknown>;
  hosts: string[];
  /** The site whose published pages, menu and look are copied; by default the site is empty. */
  template?: string;
  createdBy: string;
}

/** Creates a site with its host names; its creator is the first member. */
export async function createSite(app: SiteParts, site: NewSite): Promise<string> {
  const id = randomUUID();
  const { type = 'unit', language = 'th', plugins = [], allowedPlugins, settings } = site;
  await app.db.platform.transaction(async (tx) => {
    await tx.query(
      'insert into site (site_id, name, type, language, plugins, allowed_plugins, settings) values ($1, $2, $3, $4, $5, $6, $7)',
      [id, site.name, type, language, plugins, allowedPlugins ?? null, JSON.stringify(settings)],
    );
    await writeHosts(tx, id, site.hosts);
    if (site.template) await copyTemplate(tx, { from: site.template, to: id });
    await tx.query(`insert into membership (site_id, account_id, role) values ($1, $2, 'root')`, [id, site.createdBy]);
    await tx.query(
      `insert into audit (site_id, actor_id, action, target_kind, target_id, changes) values ($1::uuid, $2, 'site.created', 'site', $1::uuid::text, $3)`,
      [id, site.createdBy, JSON.stringify({ name: site.name, hosts: site.hosts })],
    );
  });
  await app.sites.changed(id);
  return id;
}

/** Suspends a site (its data is kept, no requests are served) or resumes it. */
export async function setSuspended(
  app: SiteParts,
  change: { siteId: string; suspended: boolean; actorId: string },
): Promise<void> {
  const { siteId, suspended, actorId } = change;
  await app.db.platform.transaction(async (tx) => {
    await tx.query(
      'update site set suspended_at = case when $2 then coalesce(suspended_at, now()) end where site_id = $1',
      [siteId, suspended],
    );
    await tx.query(
      `insert into audit (site_id, actor_id, action, target_kind, target_id) values ($1::uuid, $2, $3, 'site', $1::uuid::text)`,
      [siteId, actorId, suspended ? 'site.suspended' : 'site.resumed'],
    );
  });
  await app.sites.changed(siteId);
}

/** Copies the public part of a site, without people, records, secrets and drafts. */
async function copyTemplate(tx: PlatformDb, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.query(
    `update site set settings = template.look || site.settings from (
       select coalesce(jsonb_object_agg(key, value), '{}') as look from site as source, jsonb_each(source.settings)
       where source.site_id = $1 and key = any ($3)
     ) as template where site.site_id = $2`,
    [from, to, ['theme', 'logo', 'favicon', 'menu', 'homepage', 'footer', 'marquee']],
  );
  await tx.query(
    `insert into layout (site_id, key, draft, published, version, published_version)
     select $2, key, published, published, 1, 1 from layout where site_id = $1 and published is not null`,
    [from, to],
  );
  await tx.query(
    `insert into layout_version (site_id, key, version, content)
     select site_id, key, 1, published from layout where site_id = $1`,
    [to],
  );
}

/** Replaces the host names of a site; the first is the main one. */
export async function setHosts(
  app: SiteParts,
  change: { siteId: string; hosts: string[]; actorId: string },
): Promise<void> {
  const { siteId, hosts, actorId } = change;
  await app.db.platform.transaction(async (tx) => {
    await tx.query('delete from site_host where site_id = $1', [siteId]);
    await writeHosts(tx, siteId, hosts);
    await tx.query(
      `insert into audit (site_id, actor_id, action, target_kind, target_id, changes) values ($1::uuid, $2, 'site.hosts_changed', 'site', $1::uuid::text, $3)`,
      [siteId, actorId, JSON.stringify({ hosts })],
    );
  });
  await app.sites.changed(siteId);
}

/** Normalised host names: lower case, without duplicates. */
export function readHosts(given: string[]): string[] {
  if (given.length === 0 || given.length > 50) throw siteInvalid({ what: '/hosts' });
  const hosts = [...new Set(given.map((host) => host.trim().toLowerCase()))];
  const wrong = hosts.find((host) => !hostPattern.test(host));
  if (wrong !== undefined) throw siteInvalid({ what: `/hosts ${wrong.slice(0, 60)}` });
  return hosts;
}

/** Gives a site its names; the first is its main one. */
export async function writeHosts(tx: PlatformDb, siteId: string, hosts: string[]): Promise<void> {
  for (const [index, host] of hosts.entries()) {
    const added = await tx.query(
      'insert into site_host (host, site_id, is_main) values ($1, $2, $3) on conflict do nothing returning host',
      [host, siteId, index === 0],
    );
    if (added.length === 0) throw hostTaken({ host });
  }
}
