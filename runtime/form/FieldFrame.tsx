import type { FocusEvent, ReactNode } from 'react';
import { RequiredMark } from '../ui/fields/RequiredMark.tsx';
import { useAfterPress } from './useAfterPress.ts';

interface Props {
  /** Id of the control inside; its descriptions get `-help` and `-error`. */
  id: string;
  label?: string;
  help?: string;
  error?: string;
  required?: boolean;
  /** For several controls that form one field: the label names the group. */
  group?: 'group' | 'radiogroup';
  children: ReactNode;
  /** The focus has left the whole field. */
  onLeave?: () => void;
}

/** The frame of every field: label, help text and error, linked for screen readers. */
export function FieldFrame({ id, label, help, error: found, required, group, children, onLeave }: Props) {
  const error = useAfterPress(found);
  const described = describeField({ id, help, error, required });
  const named = label && (
    <>
      {label}
      {required && <RequiredMark />}
    </>
  );
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onLeave?.();
  };
  const labelId = `${id}-label`;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the focus has left
    <div
      className="s-field"
      data-invalid={error ? '' : undefined}
      onBlur={onLeave && handleBlur}
      {...(group && {
        role: group,
        id,
        'aria-labelledby': named ? labelId : undefined,
        'aria-describedby': described['aria-describedby'],
      })}
      {...(group === 'radiogroup' && {
        'aria-required': described['aria-required'],
        'aria-invalid': described['aria-invalid'],
      })}
    >
      {named &&
        (group ? (
          <span className="s-field__label" id={labelId}>
            {named}
          </span>
        ) : (
          <label className="s-field__label" htmlFor={id}>
            {named}
          </label>
        ))}
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

/** The attributes that link a control to its help text and error. */
export function describeField(field: { id: string; help?: string; error?: string; required?: boolean }) {
  const described = [field.help && `${field.id}-help`, field.error && `${field.id}-error`].filter(Boolean).join(' ');
  return {
    id: field.id,
    'aria-describedby': described || undefined,
    'aria-invalid': field.error ? true : undefined,
    'aria-required': field.required || undefined,
  } as const;
}
