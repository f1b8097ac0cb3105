import { crossSite } from '../errors/httpErrors.ts';
import type { Middleware } from './context.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A browser says where a request comes from; one that changes something must come from this very origin. */
export function refuseCrossSite(): Middleware {
  return async (context, next) => {
    if (!safeMethods.has(context.method)) {
      const fetchSite = context.get('sec-fetch-site');
      if (fetchSite && fetchSite !== 'same-origin' && fetchSite !== 'none') throw crossSite();
      const origin = context.get('origin');
      if (origin && readHost(origin) !== context.host) throw crossSite();
    }
    await next();
  };
}

function readHost(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
