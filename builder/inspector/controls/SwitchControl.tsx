import type { ControlProps } from '../fields/controlProps.ts';

/** A toggle. */
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
