import { useId } from 'react';

interface Props {
  label: string;
  value: string;
  options: readonly { value: string; title: string }[];
  /** What stands for nothing. */
  empty?: string;
  disabled?: boolean;
  onChange: (value: string) => void;
}

/** A labelled choice of one. */
export function SelectInput({ label, value, options, empty, disabled, onChange }: Props) {
  const id = useId();
  return (
    <div className="s-field">
      <label className="s-field__label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="s-input"
        value={value}
        disabled={disabled}
        onChange={({ target }) => onChange(target.value)}
      >
        {empty !== undefined && <option value="">{empty}</option>}
        {options.map((one) => (
          <option key={one.value} value={one.value}>
            {one.title}
          </option>
        ))}
      </select>
    </div>
  );
}
