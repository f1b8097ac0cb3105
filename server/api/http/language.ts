import type { Language } from '../../../schemas/index.ts';
import type { Context } from './context.ts';

export const languageCookie = 'sala_language';

/** The person's choice (a cookie), else the site's language. Sala is Thai first, so `Accept-Language` is ignored. */
export function chooseLanguage(context: Context): Language {
  const chosen = context.cookies.get(languageCookie);
  if (chosen === 'th' || chosen === 'en') return chosen;
  return context.state.site?.language ?? 'th';
}
