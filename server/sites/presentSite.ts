import { type Language, type PublicSite, readText, type Site } from '../../schemas/index.ts';
import { siteIn } from './siteIn.ts';

/** The part of a site that everybody may know, in the language of who reads. */
export function presentSite(site: Site, reader: Language): PublicSite {
  const { id, name, type, language, timeZone, currency, logo, favicon, theme, plugins } = siteIn(site, reader);
  const { userMenuEndpoint } = site;
  const [footer, marquee] = [site.footer, site.marquee].map((text) => text && readText(text, reader));
  return {
    ...{ id, name, type, language, timeZone, currency, logo, favicon, theme, plugins },
    ...{ footer, marquee, userMenuEndpoint },
  };
}
