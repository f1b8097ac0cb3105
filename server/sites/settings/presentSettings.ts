import type { Site } from '../../../schemas/index.ts';
import { activePlugins, isPluginAllowed } from '../../plugins/pluginRegistry.ts';
import { readEditingSettings } from '../editingSettings.ts';
import type { SiteParts } from '../siteParts.ts';
import { readAccountSettings } from './accountSettings.ts';
import { readCookieSettings } from './cookieSettings.ts';
import { readCompany } from './readCompany.ts';

/** A site as its administrators see it, with the available plugins. */
export function presentSettings(app: SiteParts, site: Site) {
  const { id, name, hosts, type, language, timeZone, logo, favicon, theme, plugins, homepage, menu } = site;
  const { currency, names, footer, marquee, mediaHosts, userMenuEndpoint } = site;
  return {
    ...{ id, name, hosts, type, language, timeZone, logo, favicon, theme, plugins, homepage, menu },
    ...{ currency, names, footer, marquee, mediaHosts, userMenuEndpoint },
    firstStepsAway: site.settings.firstStepsAway === true,
    editing: readEditingSettings(site),
    company: readCompany(site),
    accounts: readAccountSettings(site),
    cookies: readCookieSettings(site),
    available: presentPlugins(app, site.plugins, site.allowedPlugins),
    leftOut: presentLeftOut(app, site.allowedPlugins),
  };
}

/** Plugins with a fault that the site might use, and what is wrong with them. */
function presentLeftOut({ registry }: SiteParts, allowed?: string[]) {
  return registry.leftOut
    .filter(({ id }) => !allowed || allowed.includes(id))
    .map(({ id, title, faults }) => ({
      id,
      title,
      faults: faults.map(({ file, path, message, text }) => ({
        file,
        path,
        text: text ?? { th: message, en: message },
      })),
    }));
}

/** All plugins, and which of them are enabled and which may be, where these are chosen and those are allowed. */
export function presentPlugins(app: SiteParts, chosen: string[], allowed?: string[]) {
  const isAllowed = (id: string) => isPluginAllowed(app.registry, id, allowed);
  const active = activePlugins(app.registry, chosen.filter(isAllowed));
  return app.registry.plugins.map(({ manifest }) => ({
    id: manifest.id,
    title: manifest.title,
    description: manifest.description,
    group: manifest.group,
    icon: manifest.icon,
    core: manifest.core === true,
    requires: manifest.requires ?? [],
    on: active.has(manifest.id),
    allowed: manifest.core === true || isAllowed(manifest.id),
  }));
}
