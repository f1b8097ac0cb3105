import type { ControlProps } from '../controlProps.ts';

/** Yes or no. */
export function SwitchControl({ id, schema, value, onChange }: ControlProps) {
  const isOn = (value ?? schema.default) === true;
  return (
    <input
      id={id}
      className="bd-switch"
      type="checkbox"
      role="switch"
      checked={isOn}
      aria-checked={isOn}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
