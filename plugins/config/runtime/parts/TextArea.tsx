import { type TextareaHTMLAttributes, useId } from 'react';
import { RequiredMark } from 'sala/runtime';

interface Props extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string;
  help?: string;
}

/** A labelled field of several lines; the browser holds what is typed. */
export function TextArea({ label, help, ...input }: Props) {
  const id = useId();
  return (
    <div className="s-field">
      <label className="s-field__label" htmlFor={id}>
        {label}
        {input.required && <RequiredMark />}
      </label>
      <textarea {...input} id={id} className="s-input" aria-describedby={help ? `${id}-help` : undefined} />
      {help && (
        <span className="s-field__help" id={`${id}-help`}>
          {help}
        </span>
      )}
    </div>
  );
}
