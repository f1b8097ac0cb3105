import type { App } from '../app/app.ts';
import { pageUnknown } from '../errors/httpErrors.ts';
import type { Router } from '../http/router.ts';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** For the tools of `npm run dev` alone; a server that serves built code does not have these calls. */
export function addDevToolRoutes(router: Router, app: App): void {
  if (app.assets.mode !== 'dev') return;
  router.get('/api/dev/hosts', async (context) => {
    if (!loopback.has(context.req.socket.remoteAddress ?? '') || !isLocalName(context.hostname)) throw pageUnknown();
    const sites = await app.sites.all();
    context.body = { status: 200, data: sites.flatMap(({ name, hosts }) => hosts.map((host) => ({ name, host }))) };
  });
}

function isLocalName(name: string): boolean {
  return name === 'localhost' || name === '127.0.0.1' || name.endsWith('.localhost');
}
