import type { RoleHolder } from '../../engine/people/actor.ts';
import type { OwnRole, Site } from '../../schemas/index.ts';
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
