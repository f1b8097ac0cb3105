import type { Context } from './context.ts';

/** The requested host and port. `X-Forwarded-Host` is ignored: many proxies pass on what the client wrote. */
export function readAskedHost(context: Pick<Context, 'req'>): { host: string; hostname: string; port: string } {
  const asked = URL.parse(`http://${context.req.headers.host ?? ''}`);
  return { host: asked?.host ?? '', hostname: asked?.hostname ?? '', port: asked?.port ?? '' };
}
