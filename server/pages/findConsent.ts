import { type Consent, consentCookie, type Site, type Text } from '../../schemas/index.ts';
import type { App } from '../app/app.ts';
import type { Context } from '../http/context.ts';
import { siteRoutes } from './siteRoutes.ts';

/** What a site may say about cookies in its settings. */
export interface CookieSettings {
  /** False: nobody is asked. */
  ask?: boolean;
  text?: Text | string;
  privacy?: string;
}

const privacySlugs = ['privacy', 'privacy-policy'];

/** The question about cookies for a visitor who has not answered it, unless the site asks nobody. */
export async function findConsent(app: App, context: Context): Promise<Consent | undefined> {
  const { site } = context.state;
  if (context.cookies.get(consentCookie)) return undefined;
  const { ask = true, text, privacy } = readCookieSettings(site);
  if (!ask) return undefined;
  return { text: text || undefined, privacy: privacy || (await findPrivacyPage(app, site)) };
}

export function readCookieSettings({ settings }: Site): CookieSettings {
  return (settings.cookies ?? {}) as CookieSettings; // checked by the schema of the site's settings
}

/** The page that a site wrote about privacy, under the name such pages have. */
async function findPrivacyPage(app: App, site: Site): Promise<string | undefined> {
  for (const slug of privacySlugs) {
    const path = `/cms/page/${slug}`;
    if (siteRoutes(app.registry, site).match(path) && (await app.layouts.published(site.id, `page/${slug}`)))
      return path;
  }
  return undefined;
}
