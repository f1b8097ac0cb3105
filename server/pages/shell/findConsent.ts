import { type Consent, consentCookie, corePaths, type Site } from '../../../schemas/index.ts';
import { readCookieSettings } from '../../sites/settings/cookieSettings.ts';
import { siteRoutes } from '../../sites/siteRoutes.ts';
import type { Visit } from '../../sites/visit.ts';
import type { PageParts } from '../pageParts.ts';

const privacySlugs = ['privacy', 'privacy-policy'];

/** The cookie banner for a visitor who has not answered it, unless the site has disabled it. */
export async function findConsent(app: PageParts, visit: Visit): Promise<Consent | undefined> {
  const { site } = visit;
  if (visit.cookies.get(consentCookie)) return undefined;
  const { ask = true, text, privacy } = readCookieSettings(site);
  if (!ask) return undefined;
  return { text: text || undefined, privacy: privacy || (await findPrivacyPage(app, site)) };
}

/** The site's privacy page, by its conventional name. */
async function findPrivacyPage(app: PageParts, site: Site): Promise<string | undefined> {
  for (const slug of privacySlugs) {
    const path = `${corePaths.page}/${slug}`;
    if (siteRoutes(app.registry, site).match(path) && (await app.layouts.published(site.id, `page/${slug}`)))
      return path;
  }
  return undefined;
}
