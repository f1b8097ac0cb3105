import type { RoleHolder } from '../../engine/people/actor.ts';
import { isJob } from '../../engine/people/isJob.ts';
import { type OwnRole, type PluginManifest, roleNames, type Site } from '../../schemas/index.ts';
import { activePlugins, type PluginRegistry } from '../plugins/pluginRegistry.ts';

/** An own role of a site, and the plugin that brings it, where the site did not make it itself. */
export interface SiteRole {
  role: OwnRole;
  plugin?: string;
}

const known = new WeakMap<Site, ReadonlyMap<string, SiteRole>>();

/** The own roles of a site by id: those of its plugins and those that it made. Cached as long as the site. */
export function siteRoles(registry: PluginRegistry, site: Site): ReadonlyMap<string, SiteRole> {
  const found = known.get(site);
  if (found) return found;
  const active = activePlugins(registry, site.plugins);
  const roles = new Map<string, SiteRole>();
  for (const { manifest } of registry.plugins)
    if (active.has(manifest.id))
      for (const role of manifest.ownRoles ?? []) roles.set(role.id, { role, plugin: manifest.id });
  // What a site made stays its own, though a plugin came to use the same id later.
  for (const role of site.ownRoles ?? []) roles.set(role.id, { role });
  known.set(site, roles);
  return roles;
}

/** What somebody is on a site now: with their own role while there is one on top of their given role. */
export function holderOf(
  { registry, site }: { registry: PluginRegistry; site: Site },
  { role, ownRole }: { role: string; ownRole: string | null },
): RoleHolder {
  const own = ownRole === null ? undefined : siteRoles(registry, site).get(ownRole)?.role;
  return own?.base === role ? { role, own } : { role };
}

const jobs = roleNames.filter(isJob);

/** The jobs for which the plugins of a site have pages. A plugin that is for every job tells nothing of which there are. */
export function siteJobs(registry: PluginRegistry, site: Site): ReadonlySet<string> {
  const active = activePlugins(registry, site.plugins);
  const named = registry.plugins
    .filter(({ manifest }) => active.has(manifest.id))
    .map(({ manifest }) => listNamed(manifest))
    .filter((roles) => jobs.some((job) => !roles.has(job)));
  return new Set(jobs.filter((job) => named.some((roles) => roles.has(job))));
}

function listNamed({ roles = [], routes = [], screens = [] }: PluginManifest): ReadonlySet<string> {
  const ofRoutes = routes.flatMap((route) => route.roles ?? []);
  const ofScreens = screens.flatMap((each) =>
    Array.isArray(each.roles) ? each.roles : Object.values(each.roles ?? {}).flat(),
  );
  return new Set([...roles, ...ofRoutes, ...ofScreens]);
}
