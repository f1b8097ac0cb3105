import { siteUnknown } from '../../platform/errors/httpErrors.ts';
import type { SiteStore } from '../../sites/siteStore.ts';
import type { Middleware } from './context.ts';
import { chooseLanguage } from './language.ts';
import { readAskedHost } from './readAskedHost.ts';

/** Finds the site by the host name, and keeps the name and the port that were asked for. */
export function findSite(sites: SiteStore): Middleware {
  return async (context, next) => {
    const { hostname, port } = readAskedHost(context);
    const site = await sites.byHost(hostname);
    if (!site) throw siteUnknown({ host: hostname || '-' });
    Object.assign(context.state, { site, hostname, port });
    context.state.language = chooseLanguage(context);
    await next();
  };
}
