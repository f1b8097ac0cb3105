import type { Middleware } from './context.ts';
import { languageCookie } from './language.ts';

const year = 365 * 24 * 60 * 60 * 1000;

/** `?language=en`: the language switch of a page without scripts. The choice is kept and the address is clean again. */
export function keepLanguage(): Middleware {
  return async (context, next) => {
    if (context.method !== 'GET' || context.path.startsWith('/api/')) return next();
    const { language } = context.query;
    if (language !== 'th' && language !== 'en') return next();
    context.cookies.set(languageCookie, language, { maxAge: year, httpOnly: false, sameSite: 'lax', overwrite: true });
    const rest = new URLSearchParams(context.querystring);
    rest.delete('language');
    // Two slashes at the start would lead to another site.
    const path = `/${context.path.replace(/^[/\\]+/, '')}`;
    context.redirect(rest.size > 0 ? `${path}?${rest}` : path);
  };
}
