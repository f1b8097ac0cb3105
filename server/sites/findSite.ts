import { siteUnknown } from '../errors/httpErrors.ts';
import type { Middleware } from '../http/context.ts';
import { chooseLanguage } from '../http/language.ts';
import type { SiteStore } from './siteStore.ts';

/** The host name picks the site. */
export function findSite(sites: SiteStore): Middleware {
  return async (context, next) => {
    const host = context.hostname.toLowerCase();
    const site = await sites.byHost(host);
    if (!site) throw siteUnknown({ host: host || '-' });
    context.state.site = site;
    context.state.language = chooseLanguage(context);
    await next();
  };
}
