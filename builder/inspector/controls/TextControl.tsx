import type { ControlProps } from '../fields/controlProps.ts';
import { TextInputs } from './TextInputs.tsx';

/** One line of text; a text in Thai and English has a line for each. */
export function TextControl(props: ControlProps) {
  return (
    <TextInputs
      {...props}
      draw={({ id, text, label, placeholder, maxLength, onChange }) => (
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
      )}
    />
  );
}
