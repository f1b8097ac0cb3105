import type { ReactNode } from 'react';
import { useText } from '../language/useText.ts';

interface Props {
  /** Of the control inside; its descriptions get `-help` and `-error`. */
  id: string;
  label?: string;
  help?: string;
  error?: string;
  required?: boolean;
  children: ReactNode;
}

/** What stands around every field: its label above, help and error below, tied together for screen readers. */
export function FieldFrame({ id, label, help, error, required, children }: Props) {
  const say = useText();
  return (
    <div className="s-field" data-invalid={error ? '' : undefined}>
      {label && (
        <label className="s-field__label" htmlFor={id}>
          {label}
          {required && (
            <span className="s-field__required" title={say('required')} aria-hidden="true">
              *
            </span>
          )}
        </label>
      )}
      {children}
      {help && (
        <p className="s-field__help" id={`${id}-help`}>
          {help}
        </p>
      )}
      <p className="s-field__error" id={`${id}-error`} role="alert" hidden={!error}>
        {error}
      </p>
    </div>
  );
}

/** The attributes by which a control names its help and its error. */
export function describeField(field: { id: string; help?: string; error?: string; required?: boolean }) {
  const described = [field.help && `${field.id}-help`, field.error && `${field.id}-error`].filter(Boolean).join(' ');
  return {
    id: field.id,
    'aria-describedby': described || undefined,
    'aria-invalid': field.error ? true : undefined,
    'aria-required': field.required || undefined,
  } as const;
}
