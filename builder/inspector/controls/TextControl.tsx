import { isJsonObject } from '../../../schemas/index.ts';
import { useShownLanguage } from '../../ui/usePageLanguages.ts';
import type { ControlProps } from '../fields/controlProps.ts';
import { EachLanguage, Tagged } from './EachLanguage.tsx';
import { TranslateButton } from './TranslateButton.tsx';
import { emptyToNothing, toText } from './textValue.ts';

/** One line of text; a text in Thai and English has a line for each. */
export function TextControl(props: ControlProps) {
  const { id, schema, value, empty, onChange } = props;
  const shownIn = useShownLanguage();
  const current = value ?? schema.default;
  if (isJsonObject(current))
    return (
      <EachLanguage {...props} value={current}>
        {(part) => (
          <Tagged key={part.language} part={part}>
            <TextLine
              id={part.id}
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
      <TextLine
        id={id}
        text={toText(current)}
        maxLength={schema.maxLength}
        placeholder={empty?.[shownIn]}
        onChange={(text) => onChange(emptyToNothing(text, schema.default))}
      />
      <TranslateButton id={id} schema={schema} value={current} onChange={onChange} />
    </>
  );
}

interface LineProps {
  id: string;
  text: string;
  label?: string;
  maxLength?: number;
  placeholder?: string;
  onChange: (text: string) => void;
}

function TextLine({ id, text, label, maxLength, placeholder, onChange }: LineProps) {
  return (
    <input
      id={id}
      className="bd-input"
      type="text"
      aria-label={label}
      value={text}
      maxLength={maxLength}
      placeholder={placeholder}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
