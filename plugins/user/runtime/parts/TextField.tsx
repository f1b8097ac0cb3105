import { type InputHTMLAttributes, useId } from 'react';
import { describeField, FieldFrame } from 'sala/runtime';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  name: string;
  label: string;
  help?: string;
  error?: string;
}

/** A labelled uncontrolled input: text typed before hydration stays. */
export function TextField({ label, help, error, required, ...input }: Props) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} help={help} error={error} required={required}>
      <input className="s-input" {...input} {...describeField({ id, help, error, required })} />
    </FieldFrame>
  );
}
