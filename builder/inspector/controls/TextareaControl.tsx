import type { ControlProps } from '../fields/controlProps.ts';
import { TextInputs } from './TextInputs.tsx';

/** Several lines of text; code in a code font. A text stored in Thai and English has a field for each. */
export function TextareaControl(props: ControlProps) {
  const { 'x-control': control } = props.schema;
  const isCode = control === 'html' || control === 'code';
  return (
    <TextInputs
      {...props}
      draw={({ id, text, label, placeholder, maxLength, onChange }) => (
        <textarea
          id={id}
          className={isCode ? 'bd-input bd-input--code' : 'bd-input'}
          aria-label={label}
          rows={isCode ? 8 : label ? 2 : 4}
          spellCheck={!isCode}
          value={text}
          placeholder={placeholder}
          maxLength={maxLength}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    />
  );
}
