import { signInRedirect } from '../../../engine/access/route/signInRedirect.ts';
import { keyScope } from '../../identity/accounts.errors.ts';
import { resolvePage } from '../../pages/resolve/resolvePage.ts';
import type { App } from '../app.ts';
import { answerPage } from './answerPage.ts';
import type { Middleware } from './context.ts';
import { forgetEndedSession } from './forgetSession.ts';

/** Every other GET is a page: drawn on the server, readable without scripts. */
export function servePages(app: App): Middleware {
  return async (context, next) => {
    if (context.method !== 'GET' && context.method !== 'HEAD') return next();
    const visit = context.state;
    if (visit.session?.apiKey) throw keyScope(); // keys open calls only
    const answer = await resolvePage(app, visit, context.path, context.URL.searchParams);
    if ('redirect' in answer) {
      context.redirect(answer.redirect);
      if (answer.lasting) context.status = 301;
      return;
    }
    if (answer.status === 401) forgetEndedSession(context);
    const signIn = answer.status === 401 ? signInRedirect(visit.site.type, context.url) : undefined;
    if (signIn) return context.redirect(signIn);
    context.status = answer.status;
    if (answer.head.robots) context.set('X-Robots-Tag', answer.head.robots);
    await answerPage(app, context, answer);
  };
}
