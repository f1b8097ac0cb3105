import { fillText } from '../../schemas/fillText.ts';
import { type Language, readText, type Text } from '../../schemas/text.ts';
import { usePageState } from '../context/usePage.ts';
import { messages } from './messages.ts';

export type Say<Name extends string> = (name: Name, params?: Record<string, string | number>) => string;

/** `say('close')` in the reader's language. A widget passes its own texts; without any, these are the runtime's. */
export function useText(): Say<keyof typeof messages>;
export function useText<Texts extends Record<string, Text>>(texts: Texts): Say<keyof Texts & string>;
export function useText(texts: Record<string, Text> = messages): Say<string> {
  const language = useLanguage();
  return (name, params = {}) => fillText(readText(texts[name] ?? name, language), params);
}

export function useLanguage(): Language {
  return usePageState((state) => state.payload.session.language);
}
