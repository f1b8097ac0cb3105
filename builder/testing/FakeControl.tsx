import type { ControlProps } from '../inspector/fields/controlProps.ts';

/** A control as a plugin would provide it. */
export function FakeControl({ id, value, onChange }: ControlProps) {
  return (
    <select id={id} value={String(value)} onChange={(event) => onChange(event.target.value)}>
      <option value="a">Shelf A</option>
      <option value="b">Shelf B</option>
    </select>
  );
}
