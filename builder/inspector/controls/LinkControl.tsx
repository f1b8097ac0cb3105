import type { ControlProps } from '../fields/controlProps.ts';
import { AddressField } from '../link/AddressField.tsx';
import { emptyToNothing, toText } from './textValue.ts';

/** The target of a link. */
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
