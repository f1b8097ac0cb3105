import type { Language } from '../../schemas/text.ts';
import { writeCookie } from '../api/writeCookie.ts';
import { useNavigate } from '../context/useNavigate.ts';

/** Name of the cookie with the reader's choice. */
const languageCookie = 'sala_language';

/** Changes the language: stores the choice and loads the page again in the other language. */
export function useSwitchLanguage(): (language: Language) => void {
  const navigate = useNavigate();
  return (language) => {
    writeCookie(languageCookie, language);
    navigate(location.href, { refresh: true });
  };
}
