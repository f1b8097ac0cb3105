import Koa, { type DefaultContext } from 'koa';
import compress from 'koa-compress';
import { findSession } from '../accounts/findSession.ts';
import { holdForReset } from '../accounts/holdForReset.ts';
import { acceptApiKey } from '../accounts/keys/acceptApiKey.ts';
import { holdWhenLocked } from '../accounts/lock/holdWhenLocked.ts';
import { iconsDir } from '../assets/iconsDir.ts';
import { callUnknown } from '../errors/httpErrors.ts';
import type { Context, RequestState } from '../http/context.ts';
import { isCallerGone } from '../http/isCallerGone.ts';
import { keepLanguage } from '../http/keepLanguage.ts';
import { onError } from '../http/onError.ts';
import { refuseCrossSite } from '../http/refuseCrossSite.ts';
import { requestLog } from '../http/requestLog.ts';
import { createRouter } from '../http/router.ts';
import { securityHeaders } from '../http/securityHeaders.ts';
import { serveAssets } from '../http/serveAssets.ts';
import { servePages } from '../pages/pages.routes.ts';
import { findSite } from '../sites/findSite.ts';
import { refuseSuspended } from '../sites/refuseSuspended.ts';
import { addCalls } from './addCalls.ts';
import type { App } from './app.ts';
import { addHealthRoutes } from './health.routes.ts';

/** The HTTP face, in the order a request meets it. */
export function createServer(app: App): Koa<RequestState, DefaultContext> {
  const koa = new Koa<RequestState, DefaultContext>({ proxy: app.config.trustProxy });
  koa.on('error', (error: Error, context?: Context) => {
    const level = context && isCallerGone(context.req) ? 'info' : 'error';
    app.log[level]({ err: error }, 'answer failed');
  });
  koa.use(requestLog(app));
  koa.use(onError());
  koa.use(securityHeaders({ dev: app.assets.mode === 'dev' }));

  const house = createRouter();
  addHealthRoutes(house, app);
  koa.use(house.routes());

  koa.use(serveAssets({ prefix: '/assets/', dir: () => app.assets.dir }));
  koa.use(serveAssets({ prefix: '/icons/', dir: () => iconsDir }));
  if (app.assets.middleware) koa.use(app.assets.middleware);
  koa.use(compress({ threshold: 1024, br: { params: { 1: 4 } } }));
  koa.use(findSite(app.sites));
  koa.use(refuseSuspended());
  koa.use(keepLanguage());
  koa.use(refuseCrossSite());
  koa.use(findSession(app.sessions));
  koa.use(acceptApiKey(app));
  koa.use(holdForReset());
  koa.use(holdWhenLocked());

  const api = createRouter();
  addCalls(api, app);
  koa.use(api.routes());
  koa.use(async (context, next) => {
    if (context.path.startsWith('/api/')) throw callUnknown({ method: context.method, path: context.path });
    await next();
  });
  koa.use(servePages(app));
  return koa;
}
