import type { ControlProps } from '../controlProps.ts';
import { emptyToNothing, toText } from './TextControl.tsx';

/** The address of a page of this site or of another one. */
export function AddressControl({ id, schema, value, onChange }: ControlProps) {
  return (
    <input
      id={id}
      className="bd-input"
      type="text"
      inputMode="url"
      placeholder="/…, https://…, #…"
      value={toText(value ?? schema.default)}
      onChange={(event) => onChange(emptyToNothing(event.target.value, schema.default))}
    />
  );
}
