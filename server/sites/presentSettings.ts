import type { Site } from '../../schemas/index.ts';
import { readAccountSettings } from '../accounts/accountSettings.ts';
import type { App } from '../app/app.ts';
import { readCookieSettings } from '../pages/findConsent.ts';
import { activePlugins } from '../plugins/pluginRegistry.ts';

/** A site as those who run it see it, with the plugins that could be turned on. */
export function presentSettings(app: App, site: Site) {
  const { id, name, hosts, type, language, timeZone, logo, favicon, theme, plugins, homepage, menu } = site;
  const { footer, marquee, userMenuEndpoint } = site;
  return {
    ...{ id, name, hosts, type, language, timeZone, logo, favicon, theme, plugins, homepage, menu },
    ...{ footer, marquee, userMenuEndpoint },
    accounts: readAccountSettings(site),
    cookies: readCookieSettings(site),
    available: presentPlugins(app, site.plugins),
  };
}

/** Every plugin there is, and which of them are on where these are chosen. */
export function presentPlugins(app: App, chosen: string[]) {
  const active = activePlugins(app.registry, chosen);
  return app.registry.plugins.map(({ manifest }) => ({
    id: manifest.id,
    title: manifest.title,
    description: manifest.description,
    group: manifest.group,
    icon: manifest.icon,
    core: manifest.core === true,
    requires: manifest.requires ?? [],
    on: active.has(manifest.id),
  }));
}
