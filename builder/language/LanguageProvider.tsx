import { createContext, type ReactNode, use, useContext, useMemo, useState } from 'react';
import { RuntimeContext } from '../../runtime/context/RuntimeContext.ts';
import { UiLanguageContext } from '../../runtime/language/uiLanguage.ts';
import { fillText, type Language, readText, type Text } from '../../schemas/index.ts';
import { en } from './en.ts';
import { keepLanguage } from './keptLanguage.ts';
import { speakIn } from './speakIn.ts';
import { th, type WordKey, type Words } from './th.ts';

const dictionaries: Record<Language, Words> = { th, en };

/** A text of the builder, with its placeholders filled. */
export type Say = (key: WordKey, params?: Record<string, string | number>) => string;

export interface LanguageValue {
  language: Language;
  setLanguage: (language: Language) => void;
  say: Say;
  /** A label in the current language. */
  read: (text: Text | string | undefined) => string;
}

const LanguageContext = createContext<LanguageValue | null>(null);

/** A `say` for one language; `{page}` is what is edited, by its name amid a sentence. */
export function createSay(language: Language, edited: WordKey = 'page'): Say {
  const words = dictionaries[language];
  const named = { edited: words[edited], page: words[edited].toLowerCase() };
  return (key, params) => fillText(words[key], { ...named, ...params });
}

/** Holds the language of the builder and of the page in it, which may differ from that of the session. */
export function LanguageProvider({ initial, children }: { initial: Language; children: ReactNode }) {
  const [language, setLanguage] = useState(initial);
  const runtime = use(RuntimeContext);
  const value = useMemo<LanguageValue>(
    () => ({
      language,
      setLanguage: (chosen) => {
        setLanguage(chosen);
        if (runtime) keepLanguage(runtime.page.get().payload, chosen);
      },
      say: createSay(language),
      read: (text) => readText(text, language),
    }),
    [language, runtime],
  );
  const spoken = useMemo(() => runtime && speakIn(runtime, language), [runtime, language]);
  return (
    <LanguageContext value={value}>
      <UiLanguageContext value={language}>
        <RuntimeContext value={spoken}>
          <div lang={language} style={{ display: 'contents' }}>
            {children}
          </div>
        </RuntimeContext>
      </UiLanguageContext>
    </LanguageContext>
  );
}

/** Inside, sentences about what is edited name it: not all that is built is a page. */
export function EditedName({ edited, children }: { edited: WordKey; children: ReactNode }) {
  const around = useLanguage();
  const value = useMemo(() => ({ ...around, say: createSay(around.language, edited) }), [around, edited]);
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

/** The current language and its words. */
export function useLanguage(): LanguageValue {
  const value = useContext(LanguageContext);
  if (!value) throw new Error('No LanguageProvider above');
  return value;
}
