import { isJsonObject, type Json } from '../../../schemas/index.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import type { ControlProps } from '../fields/controlProps.ts';
import { TranslateButton } from './TranslateButton.tsx';
import { emptyToNothing, toText } from './textValue.ts';

/** One line of text; a text in Thai and English has a line for each. */
export function TextControl({ id, schema, value, label, onChange }: ControlProps) {
  const { say } = useLanguage();
  const current = value ?? schema.default;
  if (isJsonObject(current)) {
    const edit = (language: string) => (text: Json | undefined) => onChange({ ...current, [language]: text ?? '' });
    return (
      <div className="bd-bilingual">
        <TextLine id={id} text={current.th} label={`${label} (${say('thai')})`} tag="ไทย" onChange={edit('th')} />
        <TextLine text={current.en} label={`${label} (${say('english')})`} tag="EN" onChange={edit('en')} />
      </div>
    );
  }
  return (
    <>
      <input
        id={id}
        className="bd-input"
        type="text"
        value={toText(current)}
        maxLength={schema.maxLength}
        onChange={(event) => onChange(emptyToNothing(event.target.value, schema.default))}
      />
      <TranslateButton id={id} schema={schema} value={current} onChange={onChange} />
    </>
  );
}

interface LineProps {
  id?: string;
  text: Json | undefined;
  label: string;
  tag: string;
  onChange: (text: Json | undefined) => void;
}

function TextLine({ id, text, label, tag, onChange }: LineProps) {
  return (
    <div className="bd-input-with-tag">
      <span aria-hidden="true">{tag}</span>
      <input
        id={id}
        className="bd-input"
        type="text"
        aria-label={label}
        value={toText(text)}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
