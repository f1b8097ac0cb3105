import type { ControlProps } from '../controlProps.ts';
import { emptyToNothing, toText } from './TextControl.tsx';

/** Several lines of text; code in a code font. */
export function TextareaControl({ id, schema, value, onChange }: ControlProps) {
  const isCode = schema['x-control'] === 'html' || schema['x-control'] === 'code';
  return (
    <textarea
      id={id}
      className={isCode ? 'bd-input bd-input--code' : 'bd-input'}
      rows={isCode ? 8 : 4}
      spellCheck={!isCode}
      value={toText(value ?? schema.default)}
      maxLength={schema.maxLength}
      onChange={(event) => onChange(emptyToNothing(event.target.value, schema.default))}
    />
  );
}
