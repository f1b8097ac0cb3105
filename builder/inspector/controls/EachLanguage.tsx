import type { ReactNode } from 'react';
import { findText, type Json, type JsonObject, type Language } from '../../../schemas/index.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { usePageLanguages } from '../../ui/usePageLanguages.ts';
import type { ControlProps } from '../fields/controlProps.ts';

/** The part of a text that is in one language. */
export interface TextInLanguage {
  id: string;
  language: Language;
  text: Json | undefined;
  /** What readers of the language see while it says nothing. */
  placeholder: string | undefined;
  /** Names the input beside those of the other languages; undefined where it is the only one, which its field names. */
  languageLabel: string | undefined;
  onChange: (text: string) => void;
}

interface Props extends Pick<ControlProps, 'id' | 'label' | 'empty' | 'onChange'> {
  value: JsonObject;
  children: (part: TextInLanguage) => ReactNode;
}

/** An input for each language of the page; what a text says in a language that the page does not have stays as it is. */
export function EachLanguage({ id, label, value, empty, onChange, children }: Props) {
  const { say } = useLanguage();
  const languages = usePageLanguages();
  const isAlone = languages.length === 1;
  const parts = languages.map((language, index) =>
    children({
      id: index === 0 ? id : `${id}-${language}`,
      language,
      text: value[language],
      // A language without words has those of the other.
      placeholder: empty && (findText(value) ?? empty)[language],
      languageLabel: isAlone ? undefined : `${label} (${say(languageWords[language])})`,
      onChange: (text) => onChange({ ...value, [language]: text }),
    }),
  );
  return isAlone ? parts : <div className="bd-bilingual">{parts}</div>;
}

export const languageWords = { th: 'thai', en: 'english' } as const;

/** An input behind the short name of its language, where there are several. */
export function Tagged({ part: { language, languageLabel }, children }: { part: TextInLanguage; children: ReactNode }) {
  if (languageLabel === undefined) return children;
  return (
    <div className="bd-input-with-tag">
      <span aria-hidden="true">{tags[language]}</span>
      {children}
    </div>
  );
}

const tags: Record<Language, string> = { th: 'ไทย', en: 'EN' };
