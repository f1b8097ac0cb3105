import { Ajv2020 } from 'ajv/dist/2020.js';
import { type Site, siteSettingsSchema } from '../../schemas/index.ts';
import { writeAudit } from '../accounts/writeAudit.ts';
import type { App } from '../app/app.ts';
import type { Context } from '../http/context.ts';
import { ownRoleShutOut, siteInvalid } from './sites.errors.ts';

export type SiteChange = Partial<
  Pick<Site, 'name' | 'type' | 'language' | 'timeZone' | 'plugins'> & {
    accounts: { signInRoles?: string[] | null; [setting: string]: unknown };
    [setting: string]: unknown;
  }
>;

const isChange = new Ajv2020({ strict: false, allErrors: true }).compile<SiteChange>(siteSettingsSchema);

/** Checks a change of a site's settings against their schema and against what is installed here. */
export function readSiteChange(app: App, body: unknown): SiteChange {
  if (!isChange(body)) {
    const [first] = isChange.errors ?? [];
    throw siteInvalid({ what: `${first?.instancePath || '/'} ${first?.message ?? ''}` }, isChange.errors?.slice(0, 20));
  }
  const unknown = body.plugins?.find((id) => !app.registry.plugin(id));
  if (unknown) throw siteInvalid({ what: `/plugins ${unknown}` });
  if (body.timeZone && !isTimeZone(body.timeZone)) throw siteInvalid({ what: '/timeZone' });
  return body;
}

/** Stores a change of the visited site, or of another that root names; every process serves the site by it at once. */
export async function changeSite(
  app: App,
  context: Context,
  change: SiteChange,
  site: Pick<Site, 'id'> = context.state.site,
): Promise<void> {
  const { session } = context.state;
  const signInRoles = change.accounts?.signInRoles;
  if (signInRoles && session && !signInRoles.includes(session.role)) throw ownRoleShutOut();
  const { name, type, language, timeZone, plugins, ...rest } = change;
  const cleared = Object.keys(rest).filter((key) => rest[key] === '');
  await app.db.site(site.id).transaction(async (tx) => {
    await tx.run(
      `update site set name = coalesce($1, name), type = coalesce($2, type), language = coalesce($3, language),
         time_zone = coalesce($4, time_zone), plugins = coalesce($5, plugins),
         settings = (settings || $6::jsonb) - $7::text[], updated_at = now()
       where site_id = current_site()`,
      [name?.trim(), type, language, timeZone, plugins, JSON.stringify(rest), cleared],
    );
    await writeAudit(tx, context, { action: 'site.changed', targetKind: 'site', targetId: site.id, changes: change });
  });
  await app.sites.changed(site.id);
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
