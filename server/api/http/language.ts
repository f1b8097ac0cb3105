import type { Language } from '../../../schemas/index.ts';
import type { Context } from './context.ts';

export const languageCookie = 'sala_language';

/**
 * What people choose: the language of their cookie, else the site's. Sala is Thai first, so pages ignore `Accept-Language`, which
 * browsers send unasked. Calls heed it (our own pages send theirs), and know the language of whoever is signed in.
 */
export function chooseLanguage(context: Context): Language {
  const { site, session } = context.state;
  const chosen = readLanguage(context.cookies.get(languageCookie));
  if (!isCall(context)) return chosen ?? site?.language ?? 'th';
  const usual = chosen ?? readLanguage(session?.language) ?? site?.language ?? 'th';
  const other = usual === 'th' ? 'en' : 'th';
  const accepted = context.get('accept-language') === '' ? usual : context.acceptsLanguages(usual, other);
  return readLanguage(accepted) ?? usual;
}

/** A call of the API; following a link to one, such as a file to save, is a step of a page. */
export function isCall(context: Context): boolean {
  return context.path.startsWith('/api/') && context.get('sec-fetch-mode') !== 'navigate';
}

function readLanguage(text: unknown): Language | undefined {
  return text === 'th' || text === 'en' ? text : undefined;
}
