import type { Middleware } from './context.ts';
import { languageCookie } from './language.ts';

const year = 365 * 24 * 60 * 60 * 1000;

/**
 * `?language=en` selects the language and stores it in a cookie. Search engines know the other language by this URL,
 * and the language switch uses it without scripts.
 */
export function keepLanguage(): Middleware {
  return (context, next) => {
    if (context.method !== 'GET' || context.path.startsWith('/api/')) return next();
    const { language } = context.query;
    if (language !== 'th' && language !== 'en') return next();
    if (language !== context.state.language)
      context.cookies.set(languageCookie, language, {
        maxAge: year,
        httpOnly: false,
        sameSite: 'lax',
        overwrite: true,
      });
    context.state.language = language;
    const rest = new URLSearchParams(context.querystring);
    rest.delete('language');
    context.querystring = String(rest);
    return next();
  };
}
