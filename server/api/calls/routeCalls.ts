import type { App } from '../app.ts';
import { answerCall } from '../call/answerCall.ts';
import type { Call } from '../call/defineCall.ts';
import type { Middleware } from '../http/context.ts';
import { createRouter, type Router } from '../http/router.ts';
import { listCallGroups } from './callGroups.ts';
import { devToolCalls } from './devTools.calls.ts';

/** Answers the calls that are the same for every site. */
export function routeServerCalls(app: App): Middleware {
  const router = createRouter();
  for (const call of listCalls(app)) if (call.anySite) addCall(router, app, call);
  return router.routes();
}

/** Answers the calls of a site. */
export function routeSiteCalls(app: App): Middleware {
  const router = createRouter();
  for (const call of listCalls(app)) if (!call.anySite) addCall(router, app, call);
  if (app.assets.mode === 'dev') for (const call of devToolCalls.calls) addCall(router, app, call);
  return router.routes();
}

/** Where pages of other sites may post to. */
export function listCrossSitePaths(app: App): ReadonlySet<string> {
  return new Set(listCalls(app).flatMap(({ crossSite, plugin, path }) => (crossSite && !plugin ? [path] : [])));
}

function listCalls({ registry }: App): Call[] {
  return listCallGroups(registry.plugins).flatMap(({ calls }) => calls);
}

function addCall(router: Router, app: App, call: Call): void {
  router[call.method](call.path, answerCall(app, call));
}
