import { useEffect, useState } from 'react';
import type { Json } from '../../../schemas/index.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import type { ControlProps } from '../fields/controlProps.ts';

/** A value without a control of its own, as JSON. It is stored once it is valid. */
export function JsonControl({ id, schema, value, onChange }: ControlProps) {
  const { say } = useLanguage();
  const stored = print(value ?? schema.default);
  const [text, setText] = useState(stored);
  const parsed = parse(text);
  useEffect(() => setText((before) => (print(parse(before)?.value) === stored ? before : stored)), [stored]);

  const type = (next: string) => {
    setText(next);
    const read = parse(next);
    if (read) onChange(read.value);
  };
  return (
    <>
      <textarea
        id={id}
        className="bd-input bd-input--code"
        rows={4}
        spellCheck={false}
        value={text}
        aria-invalid={!parsed}
        onChange={(event) => type(event.target.value)}
      />
      {!parsed && <p className="bd-error">{say('invalidJson')}</p>}
    </>
  );
}

function print(value: Json | undefined): string {
  return value === undefined ? '' : JSON.stringify(value, null, 2);
}

/** Empty means "not set"; undefined means invalid JSON. */
function parse(text: string): { value: Json | undefined } | undefined {
  if (text.trim() === '') return { value: undefined };
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
