import { leadToSignIn } from '../../engine/route/leadAway.ts';
import { checkPassword } from '../accounts/password.ts';
import { addressKey, createRateLimits } from '../accounts/rateLimits.ts';
import { readPassword, readText } from '../accounts/readInput.ts';
import type { App } from '../app/app.ts';
import { badRequest, pageUnknown } from '../errors/httpErrors.ts';
import type { Context, Middleware } from '../http/context.ts';
import { readBody } from '../http/readBody.ts';
import type { Router } from '../http/router.ts';
import { readKey, requireEditor } from '../layouts/layouts.routes.ts';
import { answerDocument } from '../render/answerDocument.ts';
import { findPage, findRoute } from './findPage.ts';
import { findPageLock, keepUnlocked } from './pageLock.ts';
import { wrongPagePassword } from './pages.errors.ts';
import { resolvePage, resolvePageData } from './resolvePage.ts';
import { setPageLock } from './setPageLock.ts';

/** `GET /api/page?path=…`: a screen in one answer, for navigation inside the browser. */
export function addPageRoutes(router: Router, app: App): void {
  router.get('/api/page', async (context) => {
    const target = readTarget(context);
    const answer = await resolvePage(app, context, target.pathname, target.searchParams);
    context.set('Cache-Control', 'private, no-store');
    if ('redirect' in answer) {
      context.body = { status: 200, redirect: answer.redirect };
      return;
    }
    context.status = answer.status;
    context.body = { status: answer.status, code: answer.code, message: answer.message, ...answer.payload };
  });

  // Data of some of its objects, read again under the same guards and gates as the page itself.
  router.get('/api/page/data', async (context) => {
    const { pathname: path, searchParams: query } = readTarget(context);
    const objects = readObjects(context.query.objects);
    context.set('Cache-Control', 'private, no-store');
    context.body = { status: 200, ...(await resolvePageData(app, context, { path, query, objects })) };
  });
}

const maxAddress = 4000;
const maxObjects = 200;

function readTarget(context: Context): URL {
  const { path } = context.query;
  const isPath = typeof path === 'string' && path.startsWith('/') && path.length <= maxAddress;
  if (!isPath || !URL.canParse(path, 'http://page')) throw badRequest({ what: 'path' });
  return new URL(path, 'http://page');
}

function readObjects(value: unknown): ReadonlySet<string> {
  const uids = typeof value === 'string' ? value.split(',').filter(Boolean) : [];
  if (uids.length === 0 || uids.length > maxObjects) throw badRequest({ what: 'objects' });
  return new Set(uids);
}

/** `POST /api/page/unlock {path, password}`: the way through a page's password gate. */
export function addUnlockRoute(router: Router, app: App): void {
  const limits = createRateLimits(app.db.platform);
  router.post('/api/page/unlock', async (context) => {
    const body = await readBody(context, '16kb');
    const path = readText(body, 'path', 2000);
    const match = path.startsWith('/') ? findRoute(app, context, new URL(path, 'http://page').pathname) : undefined;
    if (!match || match.route.redirect) throw pageUnknown();
    const { layout, key } = await findPage(app, context, match);
    if (!layout.settings.locked) throw badRequest({ what: 'path' });
    await limits.consume('pageUnlock', `${context.state.site.id} ${addressKey(context.ip)}`);
    const lock = await findPageLock(app, context.state.site.id, key);
    const isRight = await checkPassword(readPassword(body, 'password') ?? '', lock?.password_hash);
    if (!lock || !isRight) throw wrongPagePassword();
    keepUnlocked(app, context, { key, lock });
    context.body = { status: 200, data: null };
  });

  router.put('/api/layout/lock', async (context) => {
    requireEditor(context);
    const body = await readBody(context, '16kb');
    const key = readKey(body.key);
    const password = readPassword(body, 'password');
    if (!(await app.layouts.read(context.state.site.id, key))) throw pageUnknown();
    await setPageLock(app, context, { key, password });
    context.body = { status: 200, data: { key, hasPassword: password !== undefined } };
  });
}

/** Every other GET is a page: drawn on the server, readable without scripts. */
export function servePages(app: App): Middleware {
  return async (context, next) => {
    if (context.method !== 'GET' && context.method !== 'HEAD') return next();
    const answer = await resolvePage(app, context, context.path, context.URL.searchParams);
    if ('redirect' in answer) return redirect(context, answer.redirect);
    const away = answer.status === 401 ? leadToSignIn(context.state.site.type, context.url) : undefined;
    if (away) return redirect(context, away);
    context.status = answer.status;
    if (answer.head.robots) context.set('X-Robots-Tag', answer.head.robots);
    await answerDocument(context, {
      payload: answer.payload,
      head: answer.head,
      assets: app.assets,
      theme: context.cookies.get('sala_theme'),
      log: context.state.log,
    });
  };
}

function redirect(context: Context, target: string): void {
  context.redirect(target);
}
