import { Ajv2020 } from 'ajv/dist/2020.js';
import { ownSchemaOptions } from '../../../engine/collection/validate/ownSchemaOptions.ts';
import { readText, type Site, siteSettingsSchema } from '../../../schemas/index.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import { isPluginAllowed } from '../../plugins/pluginRegistry.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import type { SiteParts } from '../siteParts.ts';
import { ownRoleShutOut, pluginNotAllowed, siteInvalid } from '../sites.errors.ts';
import type { Visit } from '../visit.ts';

export type SiteChange = Partial<
  Pick<Site, 'name' | 'type' | 'language' | 'timeZone' | 'plugins'> & {
    accounts: { signInRoles?: string[] | null; [setting: string]: unknown };
    [setting: string]: unknown;
  }
>;

const isChange = new Ajv2020({ ...ownSchemaOptions, allErrors: true }).compile<SiteChange>(siteSettingsSchema);

/** Validates a change of a site's settings, as it is until now, against their schema and the installed plugins. */
export function readSiteChange(app: SiteParts, body: unknown, before?: Pick<Site, 'plugins'>): SiteChange {
  if (!isChange(body)) {
    const [first] = isChange.errors ?? [];
    throw siteInvalid({ what: `${first?.instancePath || '/'} ${first?.message ?? ''}` }, isChange.errors?.slice(0, 20));
  }
  refuseUnknown(app, body.plugins, before?.plugins);
  if (body.timeZone && !isTimeZone(body.timeZone)) throw siteInvalid({ what: '/timeZone' });
  return body;
}

function refuseUnknown(
  { registry }: SiteParts,
  plugins: readonly string[] = [],
  kept: readonly string[] | null = [],
): void {
  // One that is left out or not installed any more stays chosen: it is on again when it is back.
  const known = new Set([...registry.leftOut.map(({ id }) => id), ...(kept ?? [])]);
  const unknown = plugins.find((id) => !registry.plugin(id) && !known.has(id));
  if (unknown) throw siteInvalid({ what: `/plugins ${unknown}` });
}

/** The list of plugins that a site may switch on, as root gives it; `before` is the one until now. */
export function readAllowedPlugins(
  app: SiteParts,
  allowed: string[] | undefined,
  before?: readonly string[] | null,
): string[] | undefined {
  refuseUnknown(app, allowed, before);
  return allowed && [...new Set(allowed)];
}

/** Refuses plugins that a site may not switch on, by their names. */
export function refuseNotAllowed(app: SiteParts, plugins: string[] = [], allowed?: string[]): void {
  const refused = plugins.filter((id) => !isPluginAllowed(app.registry, id, allowed));
  if (refused.length === 0) return;
  const name = (language: 'th' | 'en') =>
    refused.map((id) => readText(app.registry.plugin(id)?.manifest.title, language) || id).join(', ');
  throw pluginNotAllowed({ thai: name('th'), english: name('en') });
}

/** Stores a change of the visited site, or of another one named by root; effective in every process at once. */
export async function changeSite(
  app: SiteParts,
  visit: Visit,
  change: SiteChange,
  site: Pick<Site, 'id' | 'allowedPlugins'> = visit.site,
): Promise<void> {
  await app.db.site(site.id).transaction((tx) => storeSiteChange(app, visit, { tx, change, site }));
  await app.sites.changed(site.id);
}

/** The same inside a transaction; whoever began it announces it after the commit. */
export async function storeSiteChange(
  app: SiteParts,
  visit: Visit,
  { tx, change, site = visit.site }: { tx: TenantDb; change: SiteChange; site?: Pick<Site, 'id' | 'allowedPlugins'> },
): Promise<void> {
  const { session } = visit;
  const signInRoles = change.accounts?.signInRoles;
  if (signInRoles && session && !signInRoles.includes(session.role)) throw ownRoleShutOut();
  refuseNotAllowed(app, change.plugins, site.allowedPlugins);
  const { name, type, language, timeZone, plugins, ...rest } = change;
  const cleared = Object.keys(rest).filter((key) => rest[key] === '');
  await tx.run(
    `update site set name = coalesce($1, name), type = coalesce($2, type), language = coalesce($3, language),
       time_zone = coalesce($4, time_zone), plugins = coalesce($5, plugins),
       settings = (settings || $6::jsonb) - $7::text[], updated_at = now()
     where site_id = current_site()`,
    [name?.trim(), type, language, timeZone, plugins, JSON.stringify(rest), cleared],
  );
  await writeAudit(tx, visit, { action: 'site.changed', targetKind: 'site', targetId: site.id, changes: change });
}

/** Stores the list of plugins that a site may switch on; those that are on and not in it are off at once. */
export async function allowPlugins(
  app: SiteParts,
  visit: Visit,
  { id, allowed }: { id: string; allowed: string[] | null },
): Promise<void> {
  await app.db.platform.transaction(async (tx) => {
    await tx.query('update site set allowed_plugins = $2, updated_at = now() where site_id = $1', [id, allowed]);
    await tx.query(
      `insert into audit (site_id, actor_id, action, target_kind, target_id, changes)
       values ($1::uuid, $2, 'site.changed', 'site', $1::uuid::text, $3)`,
      [id, visit.session?.userId, JSON.stringify({ allowedPlugins: allowed })],
    );
  });
  await app.sites.changed(id);
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
