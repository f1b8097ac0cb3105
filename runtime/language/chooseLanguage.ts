import type { Language } from '../../schemas/index.ts';
import { writeCookie } from '../theme/writeCookie.ts';

/** Name of the cookie by which the server knows the reader's choice. */
export const languageCookie = 'sala_language';

/** Keeps the choice for the next visit; the page itself is fetched again by the caller. */
export function chooseLanguage(language: Language): void {
  writeCookie(languageCookie, language);
}
