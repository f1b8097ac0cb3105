import type { App } from '../app/app.ts';
import { badRequest } from '../errors/httpErrors.ts';
import type { Context, Middleware } from '../http/context.ts';
import type { Router } from '../http/router.ts';
import { renderDocument } from '../render/renderDocument.ts';
import { resolvePage } from './resolvePage.ts';

/** `GET /api/page?path=…`: a screen in one answer, for navigation inside the browser. */
export function addPageRoutes(router: Router, app: App): void {
  router.get('/api/page', async (context) => {
    const { path } = context.query;
    if (typeof path !== 'string' || !path.startsWith('/')) throw badRequest({ what: 'path' });
    const target = new URL(path, 'http://page');
    const answer = await resolvePage(app, context, target.pathname, target.searchParams);
    context.set('Cache-Control', 'private, no-store');
    if ('redirect' in answer) {
      context.body = { status: 200, redirect: answer.redirect };
      return;
    }
    context.status = answer.status;
    context.body = { status: answer.status, code: answer.code, message: answer.message, ...answer.payload };
  });
}

/** Every other GET is a page: drawn on the server, readable without scripts. */
export function servePages(app: App): Middleware {
  return async (context, next) => {
    if (context.method !== 'GET' && context.method !== 'HEAD') return next();
    const answer = await resolvePage(app, context, context.path, context.URL.searchParams);
    if ('redirect' in answer) return redirect(context, answer.redirect);
    context.status = answer.status;
    context.type = 'html';
    context.set('Cache-Control', 'private, no-cache');
    context.body = await renderDocument({
      payload: answer.payload,
      assets: app.assets,
      nonce: context.state.nonce,
      theme: context.cookies.get('sala_theme'),
      log: context.state.log,
    });
  };
}

function redirect(context: Context, target: string): void {
  context.redirect(target);
}
