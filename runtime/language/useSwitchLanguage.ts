import type { Language } from '../../schemas/text.ts';
import { useNavigate } from '../navigation/useNavigate.ts';
import { writeCookie } from '../theme/writeCookie.ts';

/** Name of the cookie by which the server knows the reader's choice. */
const languageCookie = 'sala_language';

/** Changes the language: the choice is kept for the next visit, and the page comes again in the other language. */
export function useSwitchLanguage(): (language: Language) => void {
  const navigate = useNavigate();
  return (language) => {
    writeCookie(languageCookie, language);
    navigate(location.href, { refresh: true });
  };
}
