import type { PublicSite, Site } from '../../schemas/index.ts';

/** The part of a site that everybody may know. */
export function presentSite(site: Site): PublicSite {
  const { id, name, type, language, timeZone, currency, logo, favicon, theme, plugins } = site;
  const { footer, marquee, userMenuEndpoint } = site;
  return {
    ...{ id, name, type, language, timeZone, currency, logo, favicon, theme, plugins },
    ...{ footer, marquee, userMenuEndpoint },
  };
}
