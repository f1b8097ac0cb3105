import type { InputHTMLAttributes, Ref } from 'react';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'onChange'> {
  /** Says what is searched, to the eye and to a screen reader. */
  label: string;
  value: string;
  onChange: (typed: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/** Searches what stands below it. */
export function SearchBox({ label, onChange, className = '', ...input }: Props) {
  return (
    <input
      {...input}
      type="search"
      className={`s-input ${className}`.trim()}
      aria-label={label}
      placeholder={label}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
