import type { Context } from './context.ts';

/**
 * The requested host and port. `X-Forwarded-Host` is ignored: many proxies pass on what the client wrote. Who names two
 * hosts names none: a proxy may have read the other one.
 */
export function readAskedHost(context: Pick<Context, 'req'>): { host: string; hostname: string; port: string } {
  const named = context.req.headersDistinct.host ?? [];
  const asked = named.length === 1 ? URL.parse(`http://${named[0]}`) : null;
  return { host: asked?.host ?? '', hostname: asked?.hostname ?? '', port: asked?.port ?? '' };
}
