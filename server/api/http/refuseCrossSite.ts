import { crossSite } from '../../platform/errors/httpErrors.ts';
import type { Middleware } from './context.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A browser says where a request comes from; one that changes something must come from this very origin. The calls at
 * `except` decide for themselves.
 */
export function refuseCrossSite(except: ReadonlySet<string>): Middleware {
  return (context, next) => {
    if (!safeMethods.has(context.method) && !except.has(context.path)) {
      const fetchSite = context.get('sec-fetch-site');
      if (fetchSite && fetchSite !== 'same-origin' && fetchSite !== 'none') throw crossSite();
      const origin = context.get('origin');
      if (origin && !isHere(URL.parse(origin), context.req.headers.host)) throw crossSite();
    }
    return next();
  };
}

/** The default port may be written or not. */
function isHere(origin: URL | null, host = ''): boolean {
  return origin !== null && URL.parse(`${origin.protocol}//${host}`)?.host === origin.host;
}
