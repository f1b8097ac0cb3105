import { useEffect, useState } from 'react';
import type { ControlProps } from '../fields/controlProps.ts';
import { toText } from './textValue.ts';

/** A number. Incomplete input (a minus sign, an empty field) stays in the field and is not stored. */
export function NumberControl({ id, schema, value, onChange }: ControlProps) {
  const stored = toText(value ?? schema.default);
  const [text, setText] = useState(stored);
  useEffect(
    () => setText((before) => (Number(before) === Number(stored) && before !== '' ? before : stored)),
    [stored],
  );

  const type = (next: string) => {
    setText(next);
    if (next.trim() === '') onChange(undefined);
    else if (isAllowed(Number(next), schema)) onChange(Number(next));
  };
  return (
    <input
      id={id}
      className="bd-input bd-input--number"
      type="number"
      inputMode={schema.type === 'integer' ? 'numeric' : 'decimal'}
      min={schema.minimum}
      max={schema.maximum}
      step={schema.multipleOf ?? (schema.type === 'integer' ? 1 : 'any')}
      value={text}
      aria-invalid={text !== '' && !isAllowed(Number(text), schema)}
      onChange={(event) => type(event.target.value)}
      onBlur={() => setText(stored)}
    />
  );
}

function isAllowed(number: number, { type, minimum, maximum }: ControlProps['schema']): boolean {
  if (!Number.isFinite(number) || (type === 'integer' && !Number.isInteger(number))) return false;
  return number >= (minimum ?? Number.NEGATIVE_INFINITY) && number <= (maximum ?? Number.POSITIVE_INFINITY);
}
