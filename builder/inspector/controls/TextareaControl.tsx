import { isJsonObject } from '../../../schemas/index.ts';
import { useShownLanguage } from '../../ui/usePageLanguages.ts';
import type { ControlProps } from '../fields/controlProps.ts';
import { EachLanguage, Tagged } from './EachLanguage.tsx';
import { TranslateButton } from './TranslateButton.tsx';
import { emptyToNothing, toText } from './textValue.ts';

/** Several lines of text; code in a code font. A text stored in Thai and English has a field for each. */
export function TextareaControl(props: ControlProps) {
  const { id, schema, value, empty, onChange } = props;
  const shownIn = useShownLanguage();
  const current = value ?? schema.default;
  if (isJsonObject(current))
    return (
      <EachLanguage {...props} value={current}>
        {(part) => (
          <Tagged key={part.language} part={part}>
            <TextArea
              id={part.id}
              schema={schema}
              text={toText(part.text)}
              label={part.languageLabel}
              placeholder={part.placeholder}
              onChange={part.onChange}
            />
          </Tagged>
        )}
      </EachLanguage>
    );
  return (
    <>
      <TextArea
        id={id}
        schema={schema}
        text={toText(current)}
        placeholder={empty?.[shownIn]}
        onChange={(text) => onChange(emptyToNothing(text, schema.default))}
      />
      <TranslateButton id={id} schema={schema} value={current} onChange={onChange} />
    </>
  );
}

interface Props extends Pick<ControlProps, 'id' | 'schema'> {
  text: string;
  label?: string;
  placeholder?: string;
  onChange: (text: string) => void;
}

function TextArea({ id, schema, text, label, placeholder, onChange }: Props) {
  const isCode = schema['x-control'] === 'html' || schema['x-control'] === 'code';
  return (
    <textarea
      id={id}
      className={isCode ? 'bd-input bd-input--code' : 'bd-input'}
      aria-label={label}
      rows={isCode ? 8 : label ? 2 : 4}
      spellCheck={!isCode}
      value={text}
      placeholder={placeholder}
      maxLength={schema.maxLength}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
