import coBody from 'co-body';
import { consentCookie } from '../../schemas/index.ts';
import { badRequest } from '../errors/httpErrors.ts';
import type { Context } from './context.ts';
import type { Router } from './router.ts';

const choices = ['all', 'necessary'];
const year = 365 * 24 * 60 * 60 * 1000;

/** `POST /api/consent`: the answer about cookies from a page without scripts; the cookie is kept and the page comes again. */
export function addConsentRoute(router: Router): void {
  router.post('/api/consent', async (context) => {
    const body: unknown = await coBody.form(context.req, { limit: '4kb' }).catch(() => undefined);
    const { choice } = (body ?? {}) as { choice?: unknown }; // checked below
    if (typeof choice !== 'string' || !choices.includes(choice)) throw badRequest({ what: 'choice' });
    context.cookies.set(consentCookie, choice, { maxAge: year, httpOnly: false, sameSite: 'lax', overwrite: true });
    context.status = 303;
    context.redirect(pageBefore(context));
  });
}

/** The page of this site that the answer came from. */
function pageBefore(context: Context): string {
  const referrer = context.get('referer');
  const page = URL.canParse(referrer) ? new URL(referrer) : undefined;
  return page?.host === context.host ? page.href : '/';
}
