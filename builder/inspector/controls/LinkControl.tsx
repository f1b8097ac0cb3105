import type { ControlProps } from '../controlProps.ts';
import { AddressField } from '../link/AddressField.tsx';
import { emptyToNothing, toText } from './TextControl.tsx';

/** Where something leads when it is pressed. */
export function LinkControl({ id, schema, value, label, onChange }: ControlProps) {
  return (
    <AddressField
      id={id}
      value={toText(value ?? schema.default)}
      label={label}
      onChange={(address) => onChange(emptyToNothing(address, schema.default))}
    />
  );
}
