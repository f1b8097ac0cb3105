import { keyScope } from '../../identity/accounts.errors.ts';
import { refuseHeld } from '../../identity/refuseHeld.ts';
import { previewPath } from '../../pages/preview/previewLinks.ts';
import { previewAs, previewByLink } from '../../pages/preview/previewPage.ts';
import type { App } from '../app.ts';
import { answerPage } from './answerPage.ts';
import type { Middleware } from './context.ts';

/**
 * Drafts as others would see them. The page may run nothing and send nothing: the browser holds it in a sandbox.
 */
export function servePreview(app: App): Middleware {
  return async (context, next) => {
    const { path, method } = context;
    if (path !== previewPath && !path.startsWith(`${previewPath}/`)) return next();
    if (method !== 'GET' && method !== 'HEAD') return next();
    const visit = context.state;
    if (visit.session?.apiKey) throw keyScope();
    const query = context.URL.searchParams;
    const token = path.slice(previewPath.length + 1);
    // A page that is drawn in somebody's name answers as a call does.
    if (!token) refuseHeld(visit.session);
    const page = token
      ? await previewByLink(app, visit, token)
      : await previewAs(app, visit, { key: query.get('key') ?? '', as: query.get('as') ?? '' });
    const policy = context.response.get('Content-Security-Policy');
    await answerPage(app, context, { ...page, still: true });
    context.set('Content-Security-Policy', `${policy}; sandbox allow-same-origin`);
    context.set({ 'X-Robots-Tag': 'noindex, nofollow', 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
    context.remove('ETag');
  };
}
