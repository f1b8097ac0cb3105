import { lazy, Suspense } from 'react';
import { isJsonObject, type Json } from '../../../schemas/index.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { useAfterFrame } from '../../ui/useAfterFrame.ts';
import type { ControlProps } from '../fields/controlProps.ts';
import { EachLanguage, languageWords } from './EachLanguage.tsx';
import { emptyToNothing, toText } from './textValue.ts';

/** A large component, loaded when a text is edited. */
const RichTextEditor = lazy(() =>
  import('../richText/RichTextEditor.tsx').then((module) => ({ default: module.RichTextEditor })),
);

/** Text with headings, lists, links and the like; a text stored in Thai and English has one for each. */
export function RichTextControl(props: ControlProps) {
  const { id, schema, value, label, onChange } = props;
  const { say } = useLanguage();
  const current = value ?? schema.default;
  const edit = (text: string) => onChange(emptyToNothing(text, schema.default));
  if (!isJsonObject(current)) return <LateEditor id={id} text={current} label={label} onChange={edit} />;
  return (
    <EachLanguage {...props} value={current}>
      {(part) => (
        <LateEditor
          key={part.language}
          id={part.id}
          text={part.text}
          label={part.languageLabel ?? label}
          tag={part.languageLabel && say(languageWords[part.language])}
          onChange={part.onChange}
        />
      )}
    </EachLanguage>
  );
}

interface EditorProps {
  id: string;
  text: Json | undefined;
  label: string;
  tag?: string;
  onChange: (text: string) => void;
}

function LateEditor({ id, text, label, tag, onChange }: EditorProps) {
  const isAfter = useAfterFrame(true, false);
  const coming = <div className="bd-rich-text bd-rich-text--coming" aria-busy="true" />;
  return (
    <>
      {tag && (
        <span className="bd-label" aria-hidden="true">
          {tag}
        </span>
      )}
      {isAfter ? (
        <Suspense fallback={coming}>
          <RichTextEditor id={id} html={toText(text)} label={label} onChange={onChange} />
        </Suspense>
      ) : (
        coming
      )}
    </>
  );
}
