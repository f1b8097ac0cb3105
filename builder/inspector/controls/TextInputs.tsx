import type { ReactNode } from 'react';
import { isJsonObject } from '../../../schemas/index.ts';
import { useShownLanguage } from '../../ui/usePageLanguages.ts';
import type { ControlProps } from '../fields/controlProps.ts';
import { EachLanguage, Tagged } from './EachLanguage.tsx';
import { TranslateButton } from './TranslateButton.tsx';
import { emptyToNothing, toText } from './textValue.ts';

/** One input of a text, in whatever form it is drawn. */
export interface TextInput {
  id: string;
  text: string;
  /** Names the input where its field does not: beside those of other languages. */
  label: string | undefined;
  placeholder: string | undefined;
  maxLength: number | undefined;
  onChange: (text: string) => void;
}

/** The input of a text, or, where it is stored in Thai and English, one for each language of the page. */
export function TextInputs({ draw, ...props }: ControlProps & { draw: (input: TextInput) => ReactNode }) {
  const { id, schema, value, empty, onChange } = props;
  const shownIn = useShownLanguage();
  const current = value ?? schema.default;
  const { maxLength } = schema;
  if (isJsonObject(current))
    return (
      <EachLanguage {...props} value={current}>
        {(part) => (
          <Tagged key={part.language} part={part}>
            {draw({ ...part, text: toText(part.text), label: part.languageLabel, maxLength })}
          </Tagged>
        )}
      </EachLanguage>
    );
  const edit = (text: string) => onChange(emptyToNothing(text, schema.default));
  return (
    <>
      {draw({ id, text: toText(current), label: undefined, placeholder: empty?.[shownIn], maxLength, onChange: edit })}
      <TranslateButton id={id} schema={schema} value={current} onChange={onChange} />
    </>
  );
}
