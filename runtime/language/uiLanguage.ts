import { createContext, use } from 'react';
import type { Language } from '../../schemas/text.ts';
import { useLanguage } from './useText.ts';

/** The builder's own language, which may differ from that of the page it edits. */
export const UiLanguageContext = createContext<Language | undefined>(undefined);

/** The language of dialogs, pickers and lists. */
export function useUiLanguage(): Language {
  const language = useLanguage();
  return use(UiLanguageContext) ?? language;
}
