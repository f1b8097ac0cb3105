import { isJsonObject, type Json, type PropertySchema } from '../../../schemas/index.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { usePageLanguages } from '../../ui/usePageLanguages.ts';
import type { ControlProps } from '../fields/controlProps.ts';
import { toText } from './textValue.ts';

/** Whether the words of a property may differ between languages. */
export function isTranslatable(schema: PropertySchema): boolean {
  return schema['x-translate'] === true || schema['x-bind'] === true || isJsonObject(schema.default as Json);
}

/** Gives a text that is the same in every language a line for each, where the page has several. */
export function TranslateButton({
  id,
  schema,
  value,
  onChange,
}: Pick<ControlProps, 'id' | 'schema' | 'value' | 'onChange'>) {
  const { say } = useLanguage();
  const languages = usePageLanguages();
  const text = toText(value);
  if (languages.length === 1 || !isTranslatable(schema) || text === '') return null;
  return (
    <button type="button" className="bd-translate" aria-describedby={id} onClick={() => onChange({ th: text, en: '' })}>
      {say('translate')}
    </button>
  );
}
