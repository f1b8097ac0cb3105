import Koa, { type DefaultContext } from 'koa';
import compress from 'koa-compress';
import type { App } from '../api/app.ts';
import { listCrossSitePaths, routeServerCalls, routeSiteCalls } from '../api/calls/routeCalls.ts';
import { acceptApiKey } from '../api/http/acceptApiKey.ts';
import { attachSession } from '../api/http/attachSession.ts';
import type { Context, Middleware, RequestState } from '../api/http/context.ts';
import { findSite } from '../api/http/findSite.ts';
import { isCallerGone } from '../api/http/isCallerGone.ts';
import { keepLanguage } from '../api/http/keepLanguage.ts';
import { onError } from '../api/http/onError.ts';
import { openVisit } from '../api/http/openVisit.ts';
import { receiveRest } from '../api/http/receiveRest.ts';
import { refuseCrossSite } from '../api/http/refuseCrossSite.ts';
import { refuseSuspended } from '../api/http/refuseSuspended.ts';
import { refuseUnknownCalls } from '../api/http/refuseUnknownCalls.ts';
import { requestLog } from '../api/http/requestLog.ts';
import { admitMediaHosts, securityHeaders } from '../api/http/securityHeaders.ts';
import { serveAssets } from '../api/http/serveAssets.ts';
import { serveDevAssets } from '../api/http/serveDevAssets.ts';
import { servePages } from '../api/http/servePages.ts';
import { servePreview } from '../api/http/servePreview.ts';
import { takeTurn } from '../api/http/takeTurn.ts';
import { tellLanguage } from '../api/http/tellLanguage.ts';
import { iconsDir } from '../platform/config/iconsDir.ts';

/** The HTTP server, not yet listening. */
export function createServer(app: App): Koa<RequestState, DefaultContext> {
  const koa = new Koa<RequestState, DefaultContext>({
    proxy: app.config.trustProxy,
    // The client's address as the last proxy saw it, ignoring what the client wrote before.
    maxIpsCount: 1,
  });
  koa.on('error', (error: Error, context?: Context) => {
    const level = context && isCallerGone(context.req) ? 'info' : 'error';
    app.log[level]({ err: error }, 'answer failed');
  });
  for (const step of listSteps(app)) koa.use(step);
  return koa;
}

/** The middlewares, in this order: each answers a request or passes it on. */
function listSteps(app: App): Middleware[] {
  const { assets } = app;
  return [
    // Around every answer.
    requestLog(app),
    receiveRest(),
    tellLanguage(),
    onError(),
    securityHeaders({ dev: assets.mode === 'dev', tls: app.config.publicProtocol === 'https' }),
    // The same for every host name.
    routeServerCalls(app),
    serveAssets({ prefix: '/assets/', dir: () => assets.dir }),
    serveAssets({ prefix: '/icons/', dir: () => iconsDir }),
    ...(assets.serve ? [serveDevAssets(assets.serve)] : []),
    // Finds site, language and session.
    findSite(app.sites),
    takeTurn(app.share),
    compress({ threshold: 1024, br: { params: { 1: 4 } } }),
    admitMediaHosts({ dev: assets.mode === 'dev' }),
    openVisit(app),
    refuseSuspended(),
    keepLanguage(),
    refuseCrossSite(listCrossSitePaths(app)),
    attachSession(app),
    acceptApiKey(app),
    // A call of the site, or a page.
    routeSiteCalls(app),
    refuseUnknownCalls(),
    servePreview(app),
    servePages(app),
  ];
}
